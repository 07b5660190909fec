import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentSource } from "#application/content/ports.ts";
import { STORY_RELATIONS, toRawStory, type RawStory } from "#domain/content/index.ts";
import {
  createContentService,
  createContentSnapshotFile,
  createStoryblokContentSource,
} from "../../src/adapters/content/index.ts";
import { startFakeContentService, type ContentRequest, type FakeContentService } from "../fakes/content-service.ts";
import { PREVIEW, startContentApi } from "../integration/content-api-server.ts";
import { story } from "../integration/content-api-stories.ts";

let folder: string;
let fakeService: FakeContentService;

const SHELL = { navigation: [], footer: { columns: [], legal_links: [], legal_text: "Groupe fictif" } };

const aRawStory = (slug: string, fields: object = story(slug)): RawStory => toRawStory(slug, { ...fields }, 0, true);

const manyStories = (count: number): readonly RawStory[] =>
  Array.from({ length: count }, (_, n) => ({ ...aRawStory(`page-${n}`), uuid: randomUUID() }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-content-requests-"));
  fakeService = await startFakeContentService();
  const stories = [aRawStory("faq"), aRawStory("services/financement"), aRawStory("shell", SHELL)];
  [fakeService.stories, fakeService.drafts] = [stories, stories];
});

afterEach(async () => {
  await fakeService.close();
  rmSync(folder, { recursive: true, force: true });
});

const EMPTY: ContentSource = {
  story: async () => null,
  stories: async () => [],
  shell: () => Promise.reject(new Error("the files must not be read")),
};

const createService = () => createContentService({ url: fakeService.url, token: "token" });

const createStoryblok = (service = createService()) =>
  createStoryblokContentSource({
    group: null,
    service,
    store: createContentSnapshotFile(join(folder, "content.json")),
    fallback: EMPTY,
    log: { info: () => undefined, warn: () => undefined },
    onChange: () => undefined,
    onFailure: () => undefined,
  });

/** Requests for lists of stories and for single ones. */
const storyRequests = (): readonly ContentRequest[] =>
  fakeService.requests.filter(({ path }) => path.startsWith("/cdn/stories"));

describe("a large space", () => {
  const batches = (): (number | undefined)[] =>
    storyRequests().map(({ params }) => params.get("by_uuids")?.split(",").length);

  it("is not read whole for the draft of one page, a folder or the shell", async () => {
    const content = await createStoryblok();
    fakeService.requests.length = 0;
    expect((await content.shell({ draft: true })).footer.legal_text).toBe("Groupe fictif");
    expect((await content.stories("services/", { draft: true })).map(({ slug }) => slug)).toEqual([
      "services/financement",
    ]);
    expect(storyRequests().map(({ path, params }) => [path, params.get("starts_with")])).toEqual([
      ["/cdn/stories/shell", null],
      ["/cdn/stories", "services/"],
    ]);
  });

  it("is read without its sections after a publication, and only the published stories whole, 50 at a time", async () => {
    fakeService.stories = manyStories(60);
    const content = await createStoryblok();
    fakeService.requests.length = 0;
    fakeService.version = 2;
    fakeService.stories = fakeService.stories.map((published, index) =>
      index < 55
        ? { ...published, published_at: "2026-11-20T08:00:00Z", content: { ...published.content, title: "Neuf" } }
        : published,
    );
    await content.refresh();
    expect(batches()).toEqual([undefined, undefined, undefined, 50, 5]);
    expect(storyRequests().map(({ params }) => params.get("excluding_fields"))).toEqual(
      expect.arrayContaining(["body", "body", "body", null, null]),
    );
    const titles = (await content.stories()).map(({ title }) => title);
    expect([titles.length, titles.filter((title) => title === "Neuf").length]).toEqual([60, 55]);
  });

  it("is read whole when a story has another address, which links name", async () => {
    fakeService.stories = manyStories(3);
    const content = await createStoryblok();
    fakeService.requests.length = 0;
    fakeService.version = 2;
    fakeService.stories = fakeService.stories.map((published, index) =>
      index === 0 ? { ...published, full_slug: "x" } : published,
    );
    await content.refresh();
    expect(storyRequests().map(({ params }) => params.get("excluding_fields"))).toEqual(["body", null]);
    expect((await content.stories()).map(({ slug }) => slug)).toEqual(["page-1", "page-2", "x"]);
  });
});

describe("requests to the content service", () => {
  it("ask for relations in two levels and for the addresses of links", async () => {
    await createService().published(1);
    const { params } = storyRequests()[0] ?? { params: new URLSearchParams() };
    expect(Object.fromEntries(params)).toMatchObject({
      resolve_relations: STORY_RELATIONS.join(","),
      resolve_level: "2",
      resolve_links: "url",
    });
  });

  it("name the site's language where the space translates into it", async () => {
    const languages = async (): Promise<(string | null)[]> => {
      fakeService.requests.length = 0;
      const service = createContentService({ url: fakeService.url, token: "token", locale: "fr-LU" });
      await service.published(1);
      await service.draft("faq");
      return storyRequests().map(({ params }) => params.get("language"));
    };
    expect(await languages()).toEqual([null, null]);
    fakeService.languages = ["de", "fr"];
    expect(await languages()).toEqual(["fr", "fr"]);
  });

  it("are rejected when the answer has a status outside 200 to 206", async () => {
    const isAccepted = async (status: number): Promise<boolean> => {
      const answer = async () => Response.json({ space: { version: 1 } }, { status });
      const space = createContentService({ url: fakeService.url, token: "token", transport: answer }).space();
      return space.then(
        () => true,
        () => false,
      );
    };
    expect(await isAccepted(200)).toBe(true);
    for (const status of [207, 226, 300, 400, 401, 404, 500, 503])
      expect([status, await isAccepted(status)]).toEqual([status, false]);
  });

  it("name no version of the space and carry the OAuth token", async () => {
    await createContentService({ url: fakeService.url, token: "token", oauthToken: "secret" }).space();
    const [request] = fakeService.requests;
    expect([request?.path, request?.authorization]).toEqual(["/cdn/spaces/me", "secret"]);
  });
});

it("removes the language from the addresses of a translated space", async () => {
  const link = { linktype: "story", fieldtype: "multilink", id: "", cached_url: "faq" };
  const hero = { component: "hero", title: "Welcome", title__i18n__fr: "Bienvenue", buttons: [{ label: "FAQ", link }] };
  const api = await startContentApi({ home: story("Home", { sections: [hero] }), faq: story("FAQ") });
  try {
    const service = createContentService({ url: api.endpoint, token: PREVIEW, locale: "fr-LU" });
    const content = await createStoryblok(service);
    expect(await content.story("home")).toMatchObject({ slug: "home", sections: [{ title: "Bienvenue" }] });
  } finally {
    await api.stop();
  }
});
