import type { ContentSource, FileContentSource, RemoteContentSource } from "#application/content/ports.ts";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RawStory } from "#domain/content/index.ts";
import {
  createContentService,
  createFileContentSource,
  createStoryblokContentSource,
  createContentSnapshotFile,
} from "../../src/adapters/content/index.ts";
import { PREVIEW, startContentApi, type ContentApi } from "../integration/content-api-server.ts";
import {
  addStoryText,
  answerServerError,
  truncateAnswer,
  hangUp,
  delayAnswer,
  answerHtml,
  rejectRequests,
  startFakeContentService,
  answerWrongShape,
  type Fault,
  type FakeContentService,
} from "../fakes/content-service.ts";

let folder: string;
let fakeService: FakeContentService;
let files: FileContentSource;
let logged: string[];
let changes: number;
let api: ContentApi | null;

const silent = { warn: () => {} };

const pageYaml = (title: string, ...lines: readonly string[]): string =>
  [`name: "${title}"`, `title: "${title}"`, 'updated_at: "2026-11-16T08:00:00Z"', ...lines, ""].join("\n");

const write = (slug: string, text: string): void => {
  const path = join(folder, "content", `${slug}.yaml`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const WITH_HERO = ["sections:", "  - component: hero", '    title: "Bonjour"'];

const SHELL = `navigation: []\nfooter: { columns: [], legal_links: [], legal_text: "Groupe fictif" }\n`;

const FILES: Readonly<Record<string, string>> = {
  home: pageYaml("Accueil", ...WITH_HERO),
  "services/financement": pageYaml("Financement", ...WITH_HERO, "  - component: nobody_knows"),
  faq: pageYaml("Questions", ...WITH_HERO),
  "faq.draft": pageYaml("Questions, bientôt", ...WITH_HERO),
  shell: SHELL,
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-content-source-"));
  for (const [slug, text] of Object.entries(FILES)) write(slug, text);
  files = createFileContentSource(join(folder, "content"), silent);
  [logged, changes, api] = [[], 0, null];
  fakeService = await startFakeContentService();
  fakeService.stories = files.rawStories();
  fakeService.drafts = files.rawStories({ draft: true });
});

afterEach(async () => {
  await fakeService.close();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const EMPTY: ContentSource = {
  story: async () => null,
  stories: async () => [],
  shell: () => Promise.reject(new Error("nobody asked for it")),
};

const createService = (timeoutMs = 2_000) => createContentService({ url: fakeService.url, token: "token", timeoutMs });

const createStoryblok = (
  timeoutMs?: number,
  fallback: ContentSource = EMPTY,
  service = createService(timeoutMs),
): Promise<RemoteContentSource> =>
  createStoryblokContentSource({
    group: null,
    service,
    store: createContentSnapshotFile(join(folder, "kept.json")),
    fallback,
    log: { info: (_, message) => void logged.push(message), warn: (_, message) => void logged.push(message) },
    onChange: () => {
      changes += 1;
    },
    onFailure: () => undefined,
  });

/** Requests for lists of stories and for single ones. */
const storyRequests = () => fakeService.requests.filter(({ path }) => path.startsWith("/cdn/stories"));

/** The service's client with Vitrine's own content delivery API over the same files. */
const createOwnApi = async (): Promise<ContentSource> => {
  api = await startContentApi(Object.fromEntries(Object.entries(FILES).map(([slug, text]) => [slug, parse(text)])));
  return createStoryblok(2_000, EMPTY, createContentService({ url: api.endpoint, token: PREVIEW, timeoutMs: 2_000 }));
};

describe.each([
  ["files", async (): Promise<ContentSource> => files],
  ["the content service", (): Promise<ContentSource> => createStoryblok()],
  ["Vitrine's own content delivery API", createOwnApi],
])("a page from %s", (_, source) => {
  it("is the story with its valid sections", async () => {
    const content = await source();
    expect(await content.story("services/financement")).toMatchObject({
      slug: "services/financement",
      title: "Financement",
      sections: [{ component: "hero", title: "Bonjour" }],
    });
    expect(await content.story("nulle-part")).toBeNull();
  });

  it("is in a list sorted by slug without the shell", async () => {
    const content = await source();
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["faq", "home", "services/financement"]);
    expect((await content.stories("services/")).map(({ slug }) => slug)).toEqual(["services/financement"]);
    expect((await content.shell()).footer.legal_text).toBe("Groupe fictif");
  });

  it("is the published version, or the draft on request", async () => {
    const content = await source();
    expect((await content.story("faq"))?.title).toBe("Questions");
    expect((await content.story("faq", { draft: true }))?.title).toBe("Questions, bientôt");
    expect(await content.story("nulle-part", { draft: true })).toBeNull();
  });
});

const DEPTH = 20_000;

/** Values of a field that are nested 20,000 deep, as JSON, which YAML can read too. */
const DEEP_VALUES = [
  ["lists", `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`],
  ["objects", `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
  ["rich text", `${'{"type":"blockquote","content":['.repeat(DEPTH)}${"]}".repeat(DEPTH)}`],
  ["links", `${'{"linktype":"story","story":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
  ["lists, a tenth as deep", `${"[".repeat(DEPTH / 10)}${"]".repeat(DEPTH / 10)}`],
] as const;

describe.each(DEEP_VALUES)("a story with %s nested 20,000 deep", (_kind, value) => {
  it("is not shown by the content service's source, and its updates go on", async () => {
    const one = { ...files.rawStories()[0], uuid: randomUUID(), full_slug: "profonde", content: "value" };
    const text = JSON.stringify(one).replace('"value"', `{"component":"page","_uid":"1","body":[{"text":${value}}]}`);
    fakeService.fault = addStoryText(fakeService, text);
    const tooDeep: string[] = [];
    const service = createContentService({
      url: fakeService.url,
      token: "token",
      onTooDeep: (story) => void tooDeep.push(story),
    });
    const content = await createStoryblok(2_000, EMPTY, service);
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["faq", "home", "services/financement"]);
    expect(tooDeep).toEqual(["profonde"]);
    fakeService.stories = fakeService.stories.map((story) =>
      story.full_slug === "faq"
        ? {
            ...story,
            published_at: "2026-11-27T08:00:00.000Z",
            name: "Neu",
            content: { ...story.content, title: "Neuf" },
          }
        : story,
    );
    fakeService.version = 2;
    await content.refresh();
    expect((await content.story("faq"))?.title).toBe("Neuf");
  });

  it("keeps its last version among the files, and their updates go on", async () => {
    const bad = pageYaml("Accueil, plus profond", "sections:", "  - component: text", `    text: ${value}`);
    write("home", bad);
    write("faq", pageYaml("Questions nouvelles", ...WITH_HERO));
    const problems = files.reload();
    expect(problems.find(({ story }) => story === "home")).toMatchObject({
      story: "home",
      message: expect.stringContaining("nested"),
      fault: { code: "unreadable" },
      isOld: true,
    });
    expect((await files.story("home"))?.title).toBe("Accueil");
    expect((await files.story("faq"))?.title).toBe("Questions nouvelles");
  });
});

it("a draft that is nested 20,000 deep is a page that does not exist", async () => {
  const [, value] = DEEP_VALUES[0];
  fakeService.fault = (response, { path }) => {
    if (path !== "/cdn/stories/faq") return false;
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(`{"story":{"full_slug":"faq","content":${value}}}`);
    return true;
  };
  const content = await createStoryblok();
  expect(await content.story("faq", { draft: true })).toBeNull();
  expect((await content.story("home", { draft: true }))?.title).toBe("Accueil");
});

const manyStories = (count: number): readonly RawStory[] => {
  const one = files.rawStories()[0] as RawStory;
  return Array.from({ length: count }, (_, n) => ({
    ...one,
    id: n,
    uuid: randomUUID(),
    full_slug: `page-${n}`,
  }));
};

/** Maximum number of requests within any second. */
const maxPerSecond = (times: readonly number[]): number =>
  Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + 1_000).length));

describe("the content service's limits", () => {
  it.each([
    [5, null],
    [3, "oauth-token"],
  ])("are %i requests in any second with the OAuth token %s", async (perSecond, oauthToken) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
    try {
      const stories = manyStories(25 * 12);
      const sent: number[] = [];
      const answer = async (input: unknown): Promise<Response> => {
        sent.push(Date.now());
        const { pathname, searchParams } = new URL(String(input));
        if (pathname.endsWith("/spaces/me")) return Response.json({ space: { version: 1 } });
        const page = Number(searchParams.get("page"));
        const body = { stories: stories.slice((page - 1) * 25, page * 25), cv: 1 };
        return Response.json(body, { headers: { total: String(stories.length), "per-page": "25" } });
      };
      const service = createContentService({
        url: fakeService.url,
        token: "token",
        oauthToken,
        transport: answer,
      });
      const published = service.published(1);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await published).toHaveLength(300);
      expect(sent).toHaveLength(13);
      expect(maxPerSecond(sent)).toBe(perSecond);
    } finally {
      vi.useRealTimers();
    }
  });

  it("are 25 stories per page with the version in each request", async () => {
    fakeService.stories = manyStories(60);
    await createService().published(7);
    expect(
      storyRequests().map(({ params }) => [params.get("per_page"), params.get("version"), params.get("cv")]),
    ).toEqual([1, 2, 3].map(() => ["25", "published", "7"]));
  });

  it.each([true, false])("retries a 429 after 300 ms (with a JSON body: %s)", async (withJson) => {
    fakeService.fault = rejectRequests(3, withJson);
    expect(await createService().space()).toEqual({ version: 1, language: null });
    const times = fakeService.requests.map(({ at }) => at);
    expect(times).toHaveLength(4);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(295);
  });

  it("retries a 429 at most ten times", async () => {
    fakeService.fault = rejectRequests(1_000, true);
    await expect(createService().space()).rejects.toThrow("429");
    expect(fakeService.requests).toHaveLength(11);
  });
});

type NamedFault = { readonly name: string; readonly fault: Fault; readonly timeoutMs?: number };

/** Faults of the service, and the timeout of its requests where the fault is that no answer comes. */
const FAULTS: readonly NamedFault[] = [
  { name: "is slow", fault: delayAnswer(5_000), timeoutMs: 1_000 },
  { name: "truncates its response", fault: truncateAnswer },
  { name: "responds with HTML", fault: answerHtml },
  { name: "responds with other JSON", fault: answerWrongShape },
  { name: "fails", fault: answerServerError },
  { name: "hangs up", fault: hangUp },
];

describe.each(FAULTS)("while the content service $name", ({ fault, timeoutMs }) => {
  it("serves the last published pages and logs the failure and the recovery once each", async () => {
    const content = await createStoryblok(timeoutMs);
    expect(changes).toBe(1);
    fakeService.version = 2;
    fakeService.stories = manyStories(2);
    fakeService.fault = fault;
    await content.refresh();
    await content.refresh();
    expect((await content.story("faq"))?.title).toBe("Questions");
    expect(logged.filter((message) => message.includes("serving the last published content"))).toHaveLength(1);
    fakeService.fault = null;
    await content.refresh();
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["page-0", "page-1"]);
    expect(logged.filter((message) => message === "content service available again")).toHaveLength(1);
    expect(changes).toBe(2);
  });

  it("serves the saved content after a start", async () => {
    await createStoryblok();
    fakeService.fault = fault;
    const content = await createStoryblok(timeoutMs);
    expect((await content.story("faq"))?.title).toBe("Questions");
  });
});

it("serves the files on a first start without the service", async () => {
  fakeService.fault = answerServerError;
  const content = await createStoryblok(undefined, files);
  expect((await content.story("faq"))?.title).toBe("Questions");
  fakeService.fault = null;
  fakeService.stories = manyStories(1);
  await content.refresh();
  expect((await content.stories()).map(({ slug }) => slug)).toEqual(["page-0"]);
});

it("requests the stories only after a publication", async () => {
  const content = await createStoryblok();
  const before = fakeService.requests.length;
  await content.refresh();
  expect(fakeService.requests.slice(before).map(({ path }) => path)).toEqual(["/cdn/spaces/me"]);
});

it("merges concurrent refreshes into one request", async () => {
  const content = await createStoryblok();
  const before = fakeService.requests.length;
  await Promise.all(Array.from({ length: 10 }, () => content.refresh()));
  expect(fakeService.requests.length - before).toBe(1);
});
