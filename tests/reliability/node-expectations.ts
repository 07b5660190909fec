import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { vehicleMediaHosts } from "#domain/media/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLogger } from "../../src/adapters/observability/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createFeedPictures } from "../../src/server/container/media.ts";
import { startPictureHost } from "../fakes/picture-host.ts";
import { createOpenGuard } from "../fakes/purge-permits.ts";
import { findFormPath, openForm, submitForm } from "./lead-visitor.ts";
import { importsOf, type Node, type Nodes } from "./nodes.ts";

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

/** One node follows the feed, and a change of it shows on all. */
export const expectOneFollowsFeed = async (nodes: Nodes): Promise<void> => {
  await expect.poll(() => nodes.running.flatMap(importsOf).length).toBe(1);
  nodes.changeFeed("1419000");
  for (const node of nodes.running) await expect.poll(() => showsPrice(node, /14 190/)).toBe(true);
  await expect.poll(() => nodes.running.flatMap(importsOf).length).toBe(2);
  expect(nodes.running.filter((node) => importsOf(node).length > 0)).toHaveLength(1);
};

/** An import through one node shows on all, and all serve its pictures from the shared folder. */
export const expectSharedPictures = async (nodes: Nodes): Promise<void> => {
  const [first, last] = nodes.ends();
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#1e4f93" } }).jpeg();
  const bytes = await photo.toBuffer();
  const host = await startPictureHost((_, response) => response.end(bytes));
  const name = `pictures.dealer.example:${host.port}`;
  const file = join(nodes.folder, "one.json");
  const media = [{ type: "image", url: `https://${name}/puma.jpg` }];
  writeFileSync(
    file,
    JSON.stringify([{ id: 777_002, brand: "Ford", model: "Puma", price: { purchase: { cents: 1_899_000 } }, media }]),
  );
  const { total } = await search(first, "perPage=1");
  expect(await first.vitrine("import", "vehicles", file, "--feed", "second")).toMatchObject({ code: 0 });
  for (const node of nodes.running) {
    await expect.poll(async () => (await search(node, "perPage=1")).total, { interval: 50 }).toBe(total + 1);
  }

  // The hosts of the nodes are public ones: what one of them would download is downloaded here, as it does it.
  const database = await openDatabase({ dataDir: first.dataDir, url: nodes.databaseUrl });
  const clock = { now: () => new Date() };
  const pictures = await createFeedPictures(
    {
      config: { mediaDir: nodes.mediaDir },
      database,
      clock,
      guard: createOpenGuard(clock.now),
      scheduler: createScheduler(),
      log: createLogger("silent"),
      emitChange: () => undefined,
      options: { pictureTransport: host.transport },
    },
    () => vehicleMediaHosts({ images: [name], media: [], embeds: [] }),
  );
  const found = (await search(first, "q=Puma&perPage=100")).vehicles.filter(({ slug }) => slug.includes("777002"));
  expect(found).toHaveLength(1);
  for (const node of nodes.running) {
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
  renameSync(nodes.mediaDir, `${nodes.mediaDir}-away`);
  const ready = await fetch(`${last.url}/readyz`);
  const missing = expect.stringMatching(/^downloaded pictures are missing in MEDIA_DIR/);
  expect([ready.status, await ready.json()]).toMatchObject([200, { degraded: [missing] }]);
  renameSync(`${nodes.mediaDir}-away`, nodes.mediaDir);
};

/** A lead sent to any node is delivered once, and a form of one node is accepted by another. */
export const expectSharedForms = async (nodes: Nodes): Promise<void> => {
  const count = nodes.running.length;
  const [first, last] = nodes.ends();
  const path = await findFormPath(first);
  const references: (string | null)[] = [];
  for (const [index, from] of nodes.running.entries()) {
    const to = nodes.running[index + 1] ?? first;
    const form = await openForm(from, path, "Léa");
    const reference = await submitForm(to, form);
    expect(await submitForm(from, form)).toBe(reference);
    references.push(reference);
  }
  expect(new Set(references).size).toBe(count);
  await expect.poll(() => nodes.deliveredIds()).toHaveLength(count);
  expect(new Set(nodes.deliveredIds()).size).toBe(count);
  const listed = JSON.parse((await last.vitrine("leads", "list", "--format", "json")).stdout) as {
    reference: string;
  }[];
  expect(new Set(listed.map(({ reference }) => reference))).toEqual(new Set(references));
  expect(listed).toHaveLength(references.length);
};

/** A reload and a preview token hold on all nodes. */
export const expectSharedContent = async (nodes: Nodes): Promise<void> => {
  const count = nodes.running.length;
  const [first, last] = nodes.ends();
  const page = join(nodes.contentDir, "faq.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: "/m, 'title: "Plusieurs nœuds '));
  appendFileSync(join(nodes.contentDir, "redirects.csv"), "/fr/noeuds,/faq,\n");
  const { code, stdout } = await last.vitrine("content", "reload", "--format", "json");
  const answers = JSON.parse(stdout) as { answered: unknown[]; silent: unknown[] };
  expect([code, answers.answered.length, answers.silent]).toEqual([0, count, []]);
  const token = (await first.vitrine("content", "token")).stdout.trim();
  for (const node of nodes.running) {
    await expect.poll(() => readPage(node, "/faq")).toContain("Plusieurs nœuds");
    const preview = await fetch(`${node.url}/faq?preview=${token}`, { headers: { "user-agent": "Mozilla/5.0" } });
    expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const moved = await fetch(`${node.url}/fr/noeuds`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("/faq");
  }
};

/** The node that follows the feed is killed: the others serve, and one of them follows it. */
export const expectSuccessor = async (nodes: Nodes): Promise<void> => {
  const leader = nodes.running.find((node) => importsOf(node).length > 0);
  if (!leader) throw new Error("no node follows the feed");
  await nodes.end(leader, "SIGKILL");
  for (const node of nodes.running) expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  const [first, last] = nodes.ends();
  const before = nodes.deliveredIds().length;
  const reference = await submitForm(last, await openForm(first, await findFormPath(first), "Luc"));
  expect(reference).not.toBeNull();
  await expect.poll(() => nodes.deliveredIds().length).toBe(before + 1);
  nodes.changeFeed("1409000");
  for (const node of nodes.running) await expect.poll(() => showsPrice(node, /14 090/)).toBe(true);
  await expect.poll(() => nodes.running.flatMap(importsOf).length).toBeGreaterThan(0);
  expect(nodes.running.filter((node) => importsOf(node).length > 0)).toHaveLength(1);
};
