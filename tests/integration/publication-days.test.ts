import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ReloadableSite, startSite } from "../browser-support/sites/site.ts";

/** In Luxembourg 5 December begins an hour before it does in UTC. */
const LAST_SECOND = "2026-12-04T22:59:59Z";
const DAY_BEFORE = "2026-12-03T22:59:59Z";
const ITS_DAY = "2026-12-04T23:00:00Z";

const ADDRESS = "/news/portes-ouvertes";
const TITLE = "Portes ouvertes à Bertrange";

const page = (title: string, ...lines: readonly string[]): string =>
  [`name: "${title}"`, `title: "${title}"`, 'updated_at: "2026-11-16T08:00:00Z"', ...lines, ""].join("\n");

const article = (title: string, day: string): string =>
  page(title, `article: { published_on: "${day}", category: "Groupe", teaser: "Une phrase." }`);

const writeContent = (folder: string): void => {
  mkdirSync(join(folder, "news"));
  const list = ["sections:", "  - component: hero", '    title: "Nos nouvelles"', "  - component: news_list"];
  const chosen = [...list, "    title: Choisies", "    articles: [news/portes-ouvertes, news/pneus]"];
  const files = {
    "home.yaml": page("Accueil", ...list, "    title: À la une"),
    "news.yaml": page("Nouvelles", ...chosen),
    "liens.yaml": page("Liens", ...list, "    title: Liens", "    link_label: Voir", `    link: ${ADDRESS}`),
    "news/pneus.yaml": article("Pneus d’hiver", "2026-11-02"),
    "news/portes-ouvertes.yaml": article(TITLE, "2026-12-05"),
    "redirects.csv": "from,to,status\n",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
};

let site: ReloadableSite;
/** Another node on the same database and content. */
let other: ReloadableSite;
let token: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(LAST_SECOND) });
  site = await startSite({ writeContent });
  const { dataDir } = site;
  other = await startSite({ dataDir, fill: false, env: { CONTENT_DIR: join(dataDir, "content") } });
  token = (await site.vitrine("content", "token")).stdout.trim();
});

afterAll(async () => {
  await Promise.all([site?.dispose(), other?.dispose()]);
  vi.useRealTimers();
});

const read = async (path: string, { url } = site): Promise<string> => (await fetch(url + path)).text();

const statusOf = async (path: string, { url } = site): Promise<number> => (await fetch(url + path)).status;

/** Everything that names an article, as a visitor or another program reads it. */
const NAMING = [
  "/",
  "/news",
  "/sitemap.xml",
  "/news.xml",
  "/v2/cdn/stories?token=public&starts_with=news/",
  "/v2/cdn/stories?token=public&search_term=bertrange",
  "/v2/cdn/links?token=public",
];

const names = (text: string): boolean => text.includes("portes-ouvertes");

const contentVersion = async (node: ReloadableSite): Promise<number> => {
  const { space } = JSON.parse(await read("/v2/cdn/spaces/me?token=public", node)) as {
    readonly space: { version: number };
  };
  return space.version;
};

test("an article of a later day is nowhere, until its day begins at the market's midnight on every node", async () => {
  const nodes = [site, other];
  const delivered = `/v2/cdn/stories${ADDRESS}?token=public`;
  vi.setSystemTime(LAST_SECOND);
  const before = new Map<ReloadableSite, number>();
  for (const node of nodes) {
    expect(await Promise.all([ADDRESS, delivered].map((path) => statusOf(path, node)))).toEqual([404, 404]);
    for (const path of NAMING) expect([path, names(await read(path, node))]).toEqual([path, false]);
    expect(await read("/news", node)).toContain("/news/pneus");
    before.set(node, await contentVersion(node));
  }

  vi.setSystemTime(ITS_DAY);
  for (const node of nodes) {
    expect(await Promise.all([ADDRESS, delivered].map((path) => statusOf(path, node)))).toEqual([200, 200]);
    expect(await contentVersion(node)).toBeGreaterThan(before.get(node) ?? Infinity);
    // Cached pages would live for another minute.
    for (const path of NAMING)
      await expect.poll(async () => [path, names(await read(path, node))]).toEqual([path, true]);
  }

  // Another day than both above: a node that has not looked at the clock since then sees a new day too.
  vi.setSystemTime(DAY_BEFORE);
  for (const node of nodes) {
    await expect.poll(() => statusOf(ADDRESS, node)).toBe(404);
    for (const path of NAMING)
      await expect.poll(async () => [path, names(await read(path, node))]).toEqual([path, false]);
    expect(await contentVersion(node)).toBeGreaterThan(before.get(node) ?? Infinity);
  }
});

test("the preview token shows it before its day, as not published", async () => {
  vi.setSystemTime(LAST_SECOND);
  expect(await read(`${ADDRESS}?preview=${token}`)).toContain(TITLE);
  const { story } = JSON.parse(await read(`/v2/cdn/stories${ADDRESS}?token=${token}&version=draft`)) as {
    readonly story: object;
  };
  expect(story).toMatchObject({ name: TITLE, published_at: null, first_published_at: null });
  expect(await statusOf(`/v2/cdn/stories${ADDRESS}?token=${token}&version=published`)).toBe(404);
});

test("the list of stories calls it a draft, and the check reports links to it", async () => {
  const { stdout } = await site.vitrine("content", "list", "--format", "json");
  const listed = JSON.parse(stdout) as readonly { readonly path: string; readonly state: string }[];
  const stateOf = (path: string) => listed.find((story) => story.path === path)?.state;
  expect([stateOf(ADDRESS), stateOf("/news/pneus")]).toEqual(["draft", "published"]);
  const { findings } = JSON.parse((await site.vitrine("content", "check", "--format", "json")).stdout) as {
    readonly findings: readonly object[];
  };
  const message = `${ADDRESS}: leads to no page of the site`;
  expect(findings).toContainEqual(expect.objectContaining({ story: "liens", message, draft: false }));
});
