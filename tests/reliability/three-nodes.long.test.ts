import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vehicleMediaHosts } from "#domain/media/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLogger } from "../../src/adapters/observability/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createFeedPictures } from "../../src/server/container/media.ts";
import { startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { writeSmallContent } from "../browser/sites/small-content.ts";
import { type FakeHttpServer, startFakeHttpServer } from "../fakes/http-server.ts";
import { startPictureHost } from "../fakes/picture-host.ts";
import { createOpenGuard } from "../fakes/purge-permits.ts";
import { refreshDeadlineMs } from "../integration/refresh-deadline.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { findFormPath, openForm, submitForm } from "./lead-visitor.ts";

type Node = SiteProcess & { readonly lines: readonly string[] };

const folder = mkdtempSync(join(tmpdir(), "three-nodes-"));
const contentDir = join(folder, "content");
const mediaDir = join(folder, "media");
const feed = join(folder, "stock.csv");
const nodes: Node[] = [];
let databaseUrl: string;
let crm: FakeHttpServer;

const startNode = async (): Promise<Node> => {
  const lines: string[] = [];
  const env = {
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: contentDir,
    MEDIA_DIR: mediaDir,
    STOCK_FEED_URL: feed,
    LEADS_WEBHOOK_URL: crm.url,
    LEADS_WEBHOOK_SECRET: "the secret of three nodes, of 24 characters",
  };
  const site = await startSiteProcess({ env, fill: false, onOutput: (line) => void lines.push(line) });
  const node = { ...site, lines };
  nodes.push(node);
  return node;
};

const changeFeed = (cents: string): void => {
  const rows = readFileSync("demo/group/feeds/vehicles.csv", "utf8").split("\n");
  writeFileSync(
    `${feed}.new`,
    rows.map((row, n) => (n === 1 ? row.replace(",1429000,", `,${cents},`) : row)).join("\n"),
  );
  renameSync(`${feed}.new`, feed);
};

beforeAll(async () => {
  mkdirSync(contentDir);
  writeSmallContent(contentDir);
  changeFeed("1429000");
  [databaseUrl, crm] = await Promise.all([createDemoDatabase(), startFakeHttpServer()]);
  await Promise.all([startNode(), startNode(), startNode()]);
});

afterAll(async () => {
  for (const node of nodes) await node.dispose();
  await crm?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readPage = async ({ url }: Pick<Node, "url">, path: string): Promise<string> =>
  (await fetch(url + path, { headers: { "user-agent": "Mozilla/5.0" } })).text();

type Answer = { readonly total: number; readonly vehicles: readonly { readonly slug: string }[] };

const search = async ({ url }: Node, query: string): Promise<Answer> =>
  (await (await fetch(`${url}/api/v1/vehicles?${query}`)).json()) as Answer;

/** The first vehicle's page says this price. */
const showsPrice = async (node: Node, price: RegExp): Promise<boolean> => {
  const { vehicles } = await search(node, "q=Duster&perPage=100");
  const own = vehicles.find(({ slug }) => slug.includes("duster-journey-1-0-eco-g-100"));
  return own !== undefined && price.test((await readPage(node, `/stock/${own.slug}`)).replaceAll(/\s/gu, " "));
};

const imports = (node: Node): readonly string[] => node.lines.filter((line) => line.includes("stock feed imported"));

test("one of three nodes follows the feed, and a change shows on all of them", async () => {
  await expect.poll(() => nodes.flatMap(imports).length).toBe(1);
  changeFeed("1419000");
  for (const node of nodes) await expect.poll(() => showsPrice(node, /14 190/)).toBe(true);
  await expect.poll(() => nodes.flatMap(imports).length).toBe(2);
  expect(nodes.filter((node) => imports(node).length > 0)).toHaveLength(1);
});

test("an import through one shows on all within two seconds, and all serve its pictures from the shared folder", async () => {
  const [first, , last] = nodes;
  if (!first || !last) throw new Error("no nodes");
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#1e4f93" } }).jpeg();
  const bytes = await photo.toBuffer();
  const host = await startPictureHost((_, response) => response.end(bytes));
  const name = `pictures.dealer.example:${host.port}`;
  const file = join(folder, "one.json");
  const media = [{ type: "image", url: `https://${name}/puma.jpg` }];
  writeFileSync(
    file,
    JSON.stringify([{ id: 777_002, brand: "Ford", model: "Puma", price: { purchase: { cents: 1_899_000 } }, media }]),
  );
  const { total } = await search(first, "perPage=1");
  expect(await first.vitrine("import", "vehicles", file, "--feed", "second")).toMatchObject({ code: 0 });
  const importedAt = performance.now();
  for (const node of nodes) {
    await expect.poll(async () => (await search(node, "perPage=1")).total, { interval: 50 }).toBe(total + 1);
  }
  const elapsedMs = performance.now() - importedAt;
  expect(elapsedMs).toBeLessThan(await refreshDeadlineMs({ dataDir: first.dataDir, databaseUrl }));

  // The hosts of the nodes are public ones: what one of them would download is downloaded here, as it does it.
  const database = await openDatabase({ dataDir: first.dataDir, url: databaseUrl });
  const clock = { now: () => new Date() };
  const pictures = await createFeedPictures({
    config: { mediaDir },
    database,
    mediaHosts: () => vehicleMediaHosts({ images: [name], media: [], embeds: [] }),
    clock,
    guard: createOpenGuard(clock.now),
    scheduler: createScheduler(),
    log: createLogger("silent"),
    onChange: () => undefined,
    pictureTransport: host.transport,
  });
  const found = (await search(first, "q=Puma&perPage=100")).vehicles.filter(({ slug }) => slug.includes("777002"));
  expect(found).toHaveLength(1);
  for (const node of nodes) {
    const served = async (): Promise<string> => {
      const page = await readPage(node, `/stock/${found[0]?.slug}`);
      return /\/media\/feed\/[^" ]+\.webp\/m\/[^" ,]+/.exec(page)?.[0] ?? "";
    };
    await expect.poll(served).not.toBe("");
    const picture = await fetch(node.url + (await served()).replaceAll("&amp;", "&"));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
  await pictures.stop();
  await database.close();
  await host.stop();

  // A node that finds the folder empty says so, and serves.
  renameSync(mediaDir, `${mediaDir}-away`);
  const ready = await fetch(`${last.url}/readyz`);
  const missing = expect.stringMatching(/^downloaded pictures are missing in MEDIA_DIR/);
  expect([ready.status, await ready.json()]).toMatchObject([200, { degraded: [missing] }]);
  renameSync(`${mediaDir}-away`, mediaDir);
});

const deliveredIds = (): readonly unknown[] => crm.posts.map(({ headers }) => headers["webhook-id"]);

test("a lead sent to any node is delivered once, and a form of one node is accepted by another", async () => {
  const [first, second, third] = nodes;
  if (!first || !second || !third) throw new Error("no nodes");
  const path = await findFormPath(first);
  const references: (string | null)[] = [];
  for (const [from, to] of [[first, second] as const, [second, third] as const, [third, first] as const]) {
    const form = await openForm(from, path, "Léa");
    const reference = await submitForm(to, form);
    expect(await submitForm(from, form)).toBe(reference);
    references.push(reference);
  }
  expect(new Set(references).size).toBe(3);
  await expect.poll(deliveredIds).toHaveLength(3);
  expect(new Set(deliveredIds()).size).toBe(3);
  const listed = JSON.parse((await third.vitrine("leads", "list", "--format", "json")).stdout) as {
    reference: string;
  }[];
  expect(new Set(listed.map(({ reference }) => reference))).toEqual(new Set(references));
  expect(listed).toHaveLength(references.length);
});

test("a reload and a preview token hold on all nodes", async () => {
  const [first, second] = nodes;
  if (!first || !second) throw new Error("no nodes");
  const page = join(contentDir, "faq.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: "/m, 'title: "Trois nœuds '));
  appendFileSync(join(contentDir, "redirects.csv"), "/fr/trois,/faq,\n");
  const { code, stdout } = await second.vitrine("content", "reload", "--format", "json");
  const answers = JSON.parse(stdout) as { answered: unknown[]; silent: unknown[] };
  expect([code, answers.answered.length, answers.silent]).toEqual([0, 3, []]);
  const token = (await first.vitrine("content", "token")).stdout.trim();
  for (const node of nodes) {
    await expect.poll(() => readPage(node, "/faq")).toContain("Trois nœuds");
    const preview = await fetch(`${node.url}/faq?preview=${token}`, { headers: { "user-agent": "Mozilla/5.0" } });
    expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const moved = await fetch(`${node.url}/fr/trois`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("/faq");
  }
});

test("when the node that follows the feed is killed, the others serve, and one of them follows it", async () => {
  const leader = nodes.find((node) => imports(node).length > 0);
  if (!leader) throw new Error("no node follows the feed");
  const others = nodes.filter((node) => node !== leader);
  await leader.end("SIGKILL");
  for (const node of others) expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  const [first, second] = others;
  if (!first || !second) throw new Error("no nodes");
  const before = deliveredIds().length;
  const reference = await submitForm(second, await openForm(first, await findFormPath(first), "Luc"));
  expect(reference).not.toBeNull();
  await expect.poll(() => deliveredIds().length).toBe(before + 1);
  changeFeed("1409000");
  for (const node of others) await expect.poll(() => showsPrice(node, /14 090/)).toBe(true);
  await expect.poll(() => others.flatMap(imports).length).toBeGreaterThan(0);
  expect(others.filter((node) => imports(node).length > 0)).toHaveLength(1);
});
