import type { RequestListener } from "node:http";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withServedMedia } from "#application/media/index.ts";
import { vehicleMediaHosts } from "#domain/media/index.ts";
import {
  createFeedPictureRepository,
  createStockReader,
  createStockWriter,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { pictureFaultLines } from "../../src/cli/media-hosts.ts";
import { createFeedPictures } from "../../src/server/container/media.ts";
import { servedMedia } from "../../src/web/platform/pictures/picture.ts";
import { importRows, vehicleAttributes } from "../contract/stock-rows.ts";
import { type PictureHost, startPictureHost } from "../fakes/picture-host.ts";
import { createOpenGuard } from "../fakes/purge-permits.ts";

const DAY_MS = 24 * 3_600_000;

let dataDir = "";
let database: Database;
let now: Date;
let host: PictureHost | null = null;
let logged: object[] = [];

const clock = { now: () => now };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-picture-hosts-"));
  database = await openDatabase({ dataDir, url: null });
  now = new Date("2026-11-20T08:00:00Z");
  logged = [];
});

afterEach(async () => {
  await host?.stop();
  host = null;
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** With grain, so that half of the file is half of the picture. */
const photo = (colour: string): Promise<Buffer> =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: colour,
      noise: { type: "gaussian", mean: 90, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

const startHost = async (answer: RequestListener, options = {}): Promise<PictureHost> => {
  host = await startPictureHost(answer, options);
  return host;
};

const nameOf = ({ port }: PictureHost): string => `pictures.dealer.example:${port}`;

const importPaths = ({ port }: PictureHost, ...paths: readonly string[]) =>
  importRows(createStockWriter(database, clock), "demo", [
    {
      key: "a",
      content_hash: paths.join(),
      attributes: vehicleAttributes({
        media: paths.map((path) => ({
          type: "image",
          url: `https://pictures.dealer.example:${port}${path}`,
          alt: null,
        })),
      }),
    },
  ]);

const mediaHosts = (server: PictureHost) => vehicleMediaHosts({ images: [nameOf(server)], media: [], embeds: [] });

/** Runs the site's download until nothing is due. */
const download = async (server: PictureHost): Promise<void> => {
  const service = await createFeedPictures(
    {
      config: { mediaDir: join(dataDir, "media") },
      database,
      clock,
      guard: createOpenGuard(clock.now),
      scheduler: createScheduler(),
      log: { ...console, warn: (details: object) => void logged.push(details), info: () => undefined } as never,
      emitChange: () => undefined,
      options: { pictureTransport: server.transport },
    },
    () => mediaHosts(server),
  );
  await expect.poll(isNothingDue).toBe(true);
  await service.stop();
};

const isNothingDue = async (): Promise<boolean> =>
  (await createFeedPictureRepository(database).findDue(now, 1)).length === 0 &&
  (await createFeedPictureRepository(database).isScanned({
    version: await createStockReader(database).version(),
    hosts: new Set(host === null ? [] : [nameOf(host)]),
  }));

const later = (days: number): void => {
  now = new Date(now.getTime() + days * DAY_MS);
};

const gallery = async (server: PictureHost): Promise<readonly string[]> => {
  const pictures = createFeedPictureRepository(database);
  const reader = withServedMedia(createStockReader(database), pictures, () => mediaHosts(server));
  const [vehicle] = await reader.byIds([1]);
  return vehicle ? servedMedia(vehicle).map(({ url }) => url) : [];
};

const faultLines = async (): Promise<readonly string[]> =>
  pictureFaultLines(await createFeedPictureRepository(database).listFaults());

const LOGIN = `<!DOCTYPE html><html lang="fr"><title>Connexion</title><form method="post"><input name="password">`;

const WRONG_ANSWERS: Readonly<Record<string, readonly [answer: (whole: Buffer) => RequestListener, line: string]>> = {
  "a login page with 200": [
    () => (_, response) => void response.setHeader("content-type", "text/html").end(LOGIN),
    "a web page came in place of the picture: a login, or a notice of an error",
  ],
  "an error text with the type of a picture": [
    () => (_, response) => void response.setHeader("content-type", "image/jpeg").end("Image introuvable. Réessayez."),
    "a text came in place of the picture: a notice of an error",
  ],
  "an empty file": [
    () => (_, response) => void response.setHeader("content-type", "image/jpeg").end(),
    "an empty file came",
  ],
  "a connection that ends after half a file": [
    (whole) => (_, response) => {
      response.setHeader("content-length", whole.length);
      response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
    },
    "the picture did not come whole (aborted)",
  ],
  "half a file that the host has": [
    (whole) => (_, response) => void response.end(whole.subarray(0, whole.length / 2)),
    "a part of the picture came, or it is damaged or too large",
  ],
  "a host that refuses our agent": [
    () => (request, response) =>
      void response.writeHead(request.headers["user-agent"]?.startsWith("Mozilla") ? 200 : 403).end(),
    'the host answered 403: it wants a login, or refuses the User-Agent "Vitrine"',
  ],
  "a picture that is not there": [
    () => (_, response) => void response.writeHead(404).end(),
    "the host answered 404: it has no such picture",
  ],
};

test.each(Object.entries(WRONG_ANSWERS))("says %s by host, and takes the picture when it comes", async (_, row) => {
  const [wrong, reason] = row;
  const whole = await photo("#1e4f93");
  let isMended = false;
  const server = await startHost((request, response) =>
    isMended || request.url === "/good.jpg" ? response.end(whole) : wrong(whole)(request, response),
  );
  await importPaths(server, "/bad.jpg", "/good.jpg");
  await download(server);
  expect(await gallery(server)).toHaveLength(1);
  expect(await faultLines()).toEqual([`1 picture of ${nameOf(server)}: ${reason}`]);
  expect(logged).toEqual([{ host: nameOf(server), reason }]);
  isMended = true;
  later(1);
  await download(server);
  expect(await gallery(server)).toHaveLength(2);
  expect(await faultLines()).toEqual([]);
});

test("says an incomplete chain of certificates by host", async () => {
  const server = await startHost((_, response) => response.end(), { chain: "incomplete" });
  await importPaths(server, "/1.jpg");
  await download(server);
  expect(server.requests).toEqual([]);
  expect(await faultLines()).toEqual([
    `1 picture of ${nameOf(server)}: its certificate chain is incomplete: the host does not send the intermediate certificate`,
  ]);
});

test("shows a new photograph at an old address, and asks a host for what has changed alone", async () => {
  let [bytes, etag] = [await photo("#1e4f93"), '"1"'];
  const answers: number[] = [];
  const server = await startHost((request, response) => {
    const isKnown = request.headers["if-none-match"] === etag;
    answers.push(isKnown ? 304 : 200);
    if (isKnown) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(bytes);
  });
  await importPaths(server, "/1.jpg");
  await download(server);
  const [before] = await gallery(server);
  later(1);
  await download(server);
  expect(await gallery(server)).toEqual([before]);
  [bytes, etag] = [await photo("#b2201d"), '"2"'];
  later(2);
  await download(server);
  expect(answers).toEqual([200, 304, 200]);
  const [after] = await gallery(server);
  expect(after).not.toBe(before);
  // A page that is open, or that a cache has, still shows the old copy.
  const stored = (address = "") =>
    access(join(dataDir, address)).then(
      () => true,
      () => false,
    );
  expect(await stored(before)).toBe(true);
  later(40);
  await importPaths(server, "/1.jpg", "/2.jpg");
  await download(server);
  expect([await stored(before), await stored(after)]).toEqual([false, true]);
});

test("shows nothing that the feed took away, and what the host removed no longer after two checks", async () => {
  let isRemoved = false;
  const whole = await photo("#1e4f93");
  const other = await photo("#b2201d");
  const server = await startHost((request, response) => {
    if (request.url === "/1.jpg") return isRemoved ? response.writeHead(410).end() : response.end(whole);
    return response.end(other);
  });
  await importPaths(server, "/1.jpg", "/2.jpg", "/3.jpg");
  await download(server);
  expect(await gallery(server)).toHaveLength(3);
  await importPaths(server, "/1.jpg", "/2.jpg");
  expect(await gallery(server)).toHaveLength(2);
  isRemoved = true;
  later(1);
  await download(server);
  expect(await gallery(server)).toHaveLength(2);
  later(1);
  await download(server);
  expect(await gallery(server)).toHaveLength(1);
  expect(await faultLines()).toEqual([`1 picture of ${nameOf(server)}: the host answered 410: it has no such picture`]);
});

test("keeps the copies of a host that fails or wants a login", async () => {
  let isLoggedOut = false;
  const whole = await photo("#1e4f93");
  const server = await startHost((_, response) => (isLoggedOut ? response.end(LOGIN) : response.end(whole)));
  await importPaths(server, "/1.jpg");
  await download(server);
  isLoggedOut = true;
  for (let day = 0; day < 4; day += 1) {
    later(1);
    await download(server);
  }
  expect(await gallery(server)).toHaveLength(1);
  expect(await faultLines()).toHaveLength(1);
});
