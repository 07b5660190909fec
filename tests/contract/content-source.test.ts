import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentSource, RawStory } from "#domain/content/index.ts";
import {
  createContentService,
  createFileContentSource,
  createStoryblokContentSource,
  fileShelf,
  type FileContentSource,
  type StoryblokContentSource,
} from "../../src/adapters/content/index.ts";
import { PREVIEW, startContentApi, type ContentApi } from "../integration/content-api-server.ts";
import {
  broken,
  cutOff,
  hangUp,
  late,
  nonsense,
  refuse,
  startStandIn,
  wrongShape,
  type Fault,
  type StandIn,
} from "./content-stand-in.ts";

let folder: string;
let standIn: StandIn;
let files: FileContentSource;
let logged: string[];
let changes: number;
let api: ContentApi | null;

const silent = { warn: () => {} };

const page = (title: string, ...lines: readonly string[]): string =>
  [`name: "${title}"`, `title: "${title}"`, 'updated_at: "2026-11-16T08:00:00Z"', ...lines, ""].join("\n");

const write = (slug: string, text: string): void => {
  const path = join(folder, "content", `${slug}.yaml`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const WITH_HERO = ["sections:", "  - component: hero", '    title: "Bonjour"'];

const SHELL = `navigation: []\nfooter: { columns: [], legal_links: [], legal_text: "Groupe fictif" }\n`;

const FILES: Readonly<Record<string, string>> = {
  home: page("Accueil", ...WITH_HERO),
  "services/financement": page("Financement", ...WITH_HERO, "  - component: nobody_knows"),
  faq: page("Questions", ...WITH_HERO),
  "faq.draft": page("Questions, bientôt", ...WITH_HERO),
  shell: SHELL,
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-content-source-"));
  for (const [slug, text] of Object.entries(FILES)) write(slug, text);
  files = createFileContentSource(join(folder, "content"), silent);
  [logged, changes, api] = [[], 0, null];
  standIn = await startStandIn();
  standIn.stories = files.rawStories();
  standIn.drafts = files.rawStories({ draft: true });
});

afterEach(async () => {
  await standIn.close();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const EMPTY: ContentSource = {
  story: async () => null,
  stories: async () => [],
  shell: () => Promise.reject(new Error("nobody asked for it")),
};

const service = (within = 2_000) => createContentService({ url: standIn.url, token: "token", within });

const storyblok = (
  within?: number,
  fallback: ContentSource = EMPTY,
  asked = service(within),
): Promise<StoryblokContentSource> =>
  createStoryblokContentSource({
    service: asked,
    shelf: fileShelf(join(folder, "kept.json")),
    fallback,
    log: { info: (_, words) => void logged.push(words), warn: (_, words) => void logged.push(words) },
    changed: () => {
      changes += 1;
    },
    failed: () => undefined,
  });

/** The service's client against the content delivery API of our own, over the same files. */
const ownApi = async (): Promise<ContentSource> => {
  api = await startContentApi(Object.fromEntries(Object.entries(FILES).map(([slug, text]) => [slug, parse(text)])));
  return storyblok(2_000, EMPTY, createContentService({ url: api.endpoint, token: PREVIEW, within: 2_000 }));
};

describe.each([
  ["files", async (): Promise<ContentSource> => files],
  ["the content service", (): Promise<ContentSource> => storyblok()],
  ["the content delivery API of our own", ownApi],
])("a page from %s", (_, source) => {
  it("is the story at its address, with the sections that are sound", async () => {
    const content = await source();
    expect(await content.story("services/financement")).toMatchObject({
      slug: "services/financement",
      title: "Financement",
      sections: [{ component: "hero", title: "Bonjour" }],
    });
    expect(await content.story("nulle-part")).toBeNull();
  });

  it("is one of a list ordered by address, the shell not among them", async () => {
    const content = await source();
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["faq", "home", "services/financement"]);
    expect((await content.stories("services/")).map(({ slug }) => slug)).toEqual(["services/financement"]);
    expect((await content.shell()).footer.legal_text).toBe("Groupe fictif");
  });

  it("is what is published, and what is not yet for those who ask for drafts", async () => {
    const content = await source();
    expect((await content.story("faq"))?.title).toBe("Questions");
    expect((await content.story("faq", { draft: true }))?.title).toBe("Questions, bientôt");
    expect(await content.story("nulle-part", { draft: true })).toBeNull();
  });
});

const many = (count: number): readonly RawStory[] => {
  const one = files.rawStories()[0] as RawStory;
  return Array.from({ length: count }, (_, n) => ({
    ...one,
    id: n,
    uuid: randomUUID(),
    full_slug: `page-${n}`,
  }));
};

/** The most that were sent within any second; a timer may be some milliseconds early. */
const busiest = (times: readonly number[]): number =>
  Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + 980).length));

describe("the content service's limits", () => {
  it.each([5, 3] as const)("are %i requests in any second", async (perSecond) => {
    standIn.stories = many(25 * 12);
    const sent: number[] = [];
    const counted: typeof fetch = (input, init) => {
      sent.push(performance.now());
      return fetch(input, init);
    };
    const asked = createContentService({ url: standIn.url, token: "token", perSecond, fetch: counted });
    expect(await asked.published(1)).toHaveLength(300);
    expect(sent).toHaveLength(12);
    expect(busiest(sent)).toBe(perSecond);
  });

  it("are 25 stories a page, and the version said each time", async () => {
    standIn.stories = many(60);
    await service().published(7);
    expect(
      standIn.asked.map(({ params }) => [params.get("per_page"), params.get("version"), params.get("cv")]),
    ).toEqual([1, 2, 3].map(() => ["25", "published", "7"]));
  });

  it.each([true, false])(
    "a refusal is tried again after 300 ms, whether its body is JSON (%s) or not",
    async (withJson) => {
      standIn.fault = refuse(3, withJson);
      expect(await service().version()).toBe(1);
      const times = standIn.asked.map(({ at }) => at);
      expect(times).toHaveLength(4);
      for (const [place, at] of times.slice(1).entries()) expect(at - (times[place] ?? 0)).toBeGreaterThanOrEqual(295);
    },
  );

  it("a refusal is tried again ten times and no more", async () => {
    standIn.fault = refuse(1_000, true);
    await expect(service().version()).rejects.toThrow("429");
    expect(standIn.asked).toHaveLength(11);
  }, 30_000);
});

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is slow", late(1_500)],
  ["cuts its answer off", cutOff],
  ["answers a page of its own", nonsense],
  ["answers something else", wrongShape],
  ["fails", broken],
  ["hangs up", hangUp],
];

describe.each(FAULTS)("while the content service %s", (_, fault) => {
  it("pages are what it published last, the log says so once, and once that it answers again", async () => {
    const content = await storyblok(400);
    expect(changes).toBe(1);
    standIn.version = 2;
    standIn.stories = many(2);
    standIn.fault = fault;
    await content.refresh();
    await content.refresh();
    expect((await content.story("faq"))?.title).toBe("Questions");
    expect(logged.filter((words) => words.includes("what it published last is shown"))).toHaveLength(1);
    standIn.fault = null;
    await content.refresh();
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["page-0", "page-1"]);
    expect(logged.filter((words) => words === "the content service answers again")).toHaveLength(1);
    expect(changes).toBe(2);
  }, 30_000);

  it("a start shows what was kept of it", async () => {
    await storyblok();
    standIn.fault = fault;
    const content = await storyblok(400);
    expect((await content.story("faq"))?.title).toBe("Questions");
  }, 30_000);
});

it("a first start without the service shows the files", async () => {
  standIn.fault = broken;
  const content = await storyblok(400, files);
  expect((await content.story("faq"))?.title).toBe("Questions");
  standIn.fault = null;
  standIn.stories = many(1);
  await content.refresh();
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["page-0"]);
});

it("asks for the stories only where something was published", async () => {
  const content = await storyblok();
  const before = standIn.asked.length;
  await content.refresh();
  expect(standIn.asked.slice(before).map(({ path }) => path)).toEqual(["/cdn/spaces/me"]);
});

it("many who ask at once are one question", async () => {
  const content = await storyblok();
  const before = standIn.asked.length;
  await Promise.all(Array.from({ length: 10 }, () => content.refresh()));
  expect(standIn.asked.length - before).toBe(1);
});
