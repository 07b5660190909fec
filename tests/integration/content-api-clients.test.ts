import CurrentClient, { type ISbConfig } from "storyblok-js-client";
import ClientVersion70 from "storyblok-js-client-7-0";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PREVIEW, PUBLIC, startContentApi, type ContentApi } from "./content-api-server.ts";
import { ARTICLES, PEOPLE, RICH_TEXT, files, people, story, uuid } from "./content-api-stories.ts";

/** Both classes have the same name; their types differ only in methods that are not used here. */
type Client = CurrentClient;
type ClientClass = new (config: ISbConfig) => Client;

const CLIENTS: readonly (readonly [string, ClientClass])[] = [
  ["7.7", CurrentClient],
  ["7.0", ClientVersion70 as unknown as ClientClass],
];

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(files());
});
afterAll(() => api?.stop());
afterEach(() => {
  api.requests.length = 0;
});

describe.each(CLIENTS)("storyblok-js-client %s", (_version, createClientClass) => {
  const client = (more: ISbConfig = {}): Client =>
    new createClientClass({
      endpoint: api.endpoint,
      accessToken: PUBLIC,
      version: "published",
      rateLimit: 1000,
      ...more,
    });
  const editor = (): Client => client({ accessToken: PREVIEW, version: "draft" });
  const slugs = async (params: object, by: Client = client()): Promise<string[]> =>
    (await by.getStories(params)).data.stories.map(({ full_slug }) => full_slug);

  test("reads a page of stories and their total", async () => {
    const { data, total, perPage } = await client().getStories({ starts_with: "news/", per_page: 10, page: 2 });
    expect(data.stories).toHaveLength(10);
    expect({ total, perPage }).toEqual({ total: ARTICLES, perPage: 10 });
    expect(data.cv).toBeGreaterThan(1_700_000_000);
    expect(data).toMatchObject({ rels: [], links: [] });
  });

  test("reads all stories of a folder, each once", async () => {
    const all = (await client().getAll("cdn/stories", { starts_with: "news/" })) as { full_slug: string }[];
    expect(new Set(all.map(({ full_slug }) => full_slug)).size).toBe(ARTICLES);
    expect(all).toHaveLength(ARTICLES);
  });

  test("reads all links, folders included", async () => {
    const all = (await client().getAll("cdn/links", { per_page: 60 })) as { slug: string; is_folder: boolean }[];
    expect(all.filter(({ is_folder }) => is_folder).map(({ slug }) => slug)).toEqual([
      "a",
      "a/deep",
      "links",
      "news",
      "people",
    ]);
    expect(all.filter(({ is_folder }) => !is_folder)).toHaveLength(9 + PEOPLE + ARTICLES);
  });

  test("finds a story by slug, number and uuid", async () => {
    const { data } = await client().getStory("a/deep/page");
    expect(data.story).toMatchObject({ slug: "page", full_slug: "a/deep/page", lang: "default", alternates: [] });
    for (const [name, params] of [
      [String(data.story.id), {}],
      [data.story.uuid, { find_by: "uuid" }],
    ] as const) {
      expect((await client().getStory(name, params)).data.story.name).toBe("Profonde");
    }
  });

  test("replaces the uuids of related stories by the stories", async () => {
    const { data } = await client().getStory("few", { resolve_relations: ["team.people", "quote.author"] });
    const [team, quote] = data.story.content["body"];
    expect(team.people.map(({ name }: { name: string }) => name)).toEqual(["Personne 1", "Personne 2", "Personne 3"]);
    expect(quote.author.content.order).toBe(1);
    expect(data.rels).toHaveLength(3);
  });

  test("fetches 51 related stories in batches and resolves each", async () => {
    const { data } = await client().getStory("many", { resolve_relations: "team.people" });
    const names = data.story.content["body"][0].people.map(({ name }: { name: string }) => name);
    expect(names).toEqual(people(PEOPLE).map((_, index) => `Personne ${index + 1}`));
    const batches = api.requests.filter(({ parameters, status }) => parameters.has("by_uuids") && status === 200);
    expect(batches.map(({ parameters }) => parameters.get("by_uuids")?.split(",").length)).toEqual([50, 1]);
  });

  test("resolves relations of relations", async () => {
    const { data } = await client().getStory("few", { resolve_relations: ["quote.author", "page.boss"] });
    expect(data.story.content["body"][1].author.content.boss.name).toBe("Personne 1");
  });

  test("leaves the uuid of an unpublished story as it is", async () => {
    const { data } = await client().getStory("hidden-relation", { resolve_relations: "quote.author" });
    expect(data.story.content["body"][0].author).toBe(uuid(777));
    const draft = await editor().getStory("hidden-relation", { resolve_relations: "quote.author" });
    expect(draft.data.story.content["body"][0].author.name).toBe("Brouillon");
  });

  test.each(["url", "link", "story"] as const)("puts linked stories beside their links (%s)", async (kind) => {
    const { data } = await client().getStory("linked", { resolve_links: kind });
    expect(data.story.content["link"].story).toMatchObject({ uuid: uuid(900), full_slug: "contact" });
    expect(data.links).toHaveLength(1);
    expect(Object.hasOwn(data.links[0] ?? {}, "content")).toBe(kind === "story");
  });

  test("resolves links one level deep, or two on request", async () => {
    const linked = async (more: object): Promise<string[]> =>
      (await client().getStory("links/to-linked", { resolve_links: "url", ...more })).data.links.map(
        ({ name }) => name,
      );
    expect(await linked({})).toEqual(["Liée"]);
    expect(await linked({ resolve_links_level: 2 })).toEqual(["Liée", "Contact"]);
  });

  test("fetches 51 linked stories in batches and resolves each", async () => {
    const { data } = await client().getStory("links/many", { resolve_links: "story" });
    const names = data.story.content["body"].map(({ link }: { link: { story: { name: string } } }) => link.story.name);
    expect(names).toEqual(people(PEOPLE).map((_, index) => `Personne ${index + 1}`));
    expect(api.requests.filter(({ parameters, status }) => parameters.has("by_uuids") && status === 200)).toHaveLength(
      2,
    );
    const links = (await client().getStory("links/many", { resolve_links: "url" })).data.links;
    expect(links).toHaveLength(PEOPLE);
  });

  test("leaves out fields that the request excludes", async () => {
    const params = { starts_with: "news/", per_page: 1, excluding_story_fields: "tag_list,alternates,uuid" };
    const [first] = (await client().getStories(params as object)).data.stories;
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(["uuid", "name", "content"]));
    expect(first).not.toHaveProperty("tag_list");
    expect(first).not.toHaveProperty("alternates");
  });

  test("gets rich text as it was written", async () => {
    const { data } = await client().getStory("linked");
    const blok = RICH_TEXT.content[1];
    expect(data.story.content["body"][0].text.content[0]).toEqual(RICH_TEXT.content[0]);
    expect(data.story.content["body"][0].text.content[1]).toMatchObject(blok ?? {});
    expect(data.story.content["body"][0].text.content[1].attrs.body[0]._uid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("gets drafts with the preview token alone", async () => {
    expect((await editor().getStory("secret")).data.story).toMatchObject({ name: "Brouillon", published_at: null });
    expect((await editor().getStory("contact")).data.story.name).toBe("Contact demain");
    expect((await client().getStory("contact")).data.story.name).toBe("Contact");
    expect((await client({ accessToken: PREVIEW }).getStory("contact")).data.story.name).toBe("Contact");
    await expect(client({ version: "draft" }).getStory("secret")).rejects.toMatchObject({
      status: 401,
      message: "Unauthorized",
    });
  });

  test("reads the space, which has no versions, with a client set to drafts", async () => {
    const space = await client({ version: "draft" }).get("cdn/spaces/me");
    expect(space.data.space.version).toBeGreaterThan(1_700_000_000);
  });

  test("reads fields in another language, and in the default one where they are not translated", async () => {
    const { story: german } = (await client().getStory("home", { language: "de" })).data;
    expect(german).toMatchObject({ lang: "de", full_slug: "de/home", content: { title: "Startseite", teaser: "Fr" } });
    expect(Object.keys(german.content).filter((name) => name.includes("__i18n__"))).toEqual([]);
    expect((await client().getStory("de/home")).data.story.content["title"]).toBe("Startseite");
    expect((await client().getStory("home", { language: "pt-br" })).data.story.content["title"]).toBe("Início");
    const fallen = await client().getStory("home", { language: "de", fallback_lang: "pt-br" });
    expect(fallen.data.story.content["title"]).toBe("Startseite");
    expect((await client().getStory("home")).data.story.content["title"]).toBe("Accueil");
    expect((await client().get("cdn/spaces/me")).data.space.language_codes).toEqual(["de", "pt-br"]);
  });

  test("is redirected to the current version once and names it from then on", async () => {
    const own = client();
    own.clearCacheVersion();
    const { data } = await own.getStory("contact");
    await own.getStory("few");
    expect(api.requests.map(({ status }) => status)).toEqual([301, 200, 200]);
    expect(api.requests.at(-1)?.parameters.get("cv")).toBe(String(data.cv));
    expect(own.cacheVersion()).toBe(data.cv);
  });

  test("filters, sorts and excludes on request", async () => {
    const ranked = await client().getStories({
      starts_with: "news/",
      sort_by: "content.rank:desc:int",
      filter_query: { rank: { gt_int: 10, lt_int: 100 }, title: { like: "article *" } },
      per_page: 2,
      excluding_fields: "title,article",
    });
    expect(ranked.data.stories.map(({ content }) => content["rank"])).toEqual(["99", "98"]);
    expect(ranked.total).toBe(89);
    expect(Object.keys(ranked.data.stories[0]?.content ?? {}).sort()).toEqual(["_uid", "body", "component", "rank"]);
    const either = { __or: [{ rank: { in: "3" } }, { title: { in: "Contact" } }] };
    expect(await slugs({ filter_query: either })).toEqual(["contact", "news/n3"]);
    expect(await slugs({ with_tag: "deep,none" })).toEqual(["a/deep/page"]);
    expect(await slugs({ level: 1, excluding_slugs: "h*,*n*" })).toEqual(["few"]);
    expect(await slugs({ by_uuids_ordered: `${uuid(900)},${uuid(2)},${uuid(5555)}` })).toEqual([
      "contact",
      "people/p2",
    ]);
    expect(await slugs({ starts_with: "nowhere/" })).toEqual([]);
  });

  test("reads datasources, their entries in a dimension, and tags", async () => {
    expect((await client().get("cdn/datasources")).data.datasources).toMatchObject([{ slug: "fuels" }]);
    const entries = await client().get("cdn/datasource_entries", { datasource: "fuels", dimension: "de" });
    expect(entries.data.datasource_entries).toEqual([
      { id: 71, name: "diesel", value: "Diesel", dimension_value: null },
      { id: 72, name: "petrol", value: "Essence", dimension_value: "Benzin" },
    ]);
    expect(entries.total).toBe(2);
    expect((await client().get("cdn/tags")).data.tags).toEqual([
      { name: "deep", taggings_count: 1 },
      { name: "featured", taggings_count: 2 },
    ]);
  });

  test("gets an error message for unknown values", async () => {
    await expect(client().getStory("nowhere")).rejects.toMatchObject({
      status: 404,
      message: "This record could not be found",
    });
    await expect(client({ accessToken: "wrong" }).getStories()).rejects.toMatchObject({ status: 401 });
    await expect(client().get("cdn/stories", { colour: "red" } as object)).rejects.toMatchObject({
      status: 422,
      message: "Parameter(s) colour not allowed",
    });
    await expect(client().getStories({ filter_query: { title: { near: "x" } } })).rejects.toMatchObject({
      status: 422,
      message: "Parameter(s) filter_query[title][near] not allowed",
    });
  });

  test("gets a new version for every change, and keeps a story whose file is unreadable for a while", async () => {
    const changing = await startContentApi({ home: story("Un"), gone: story("Parti") });
    try {
      const own = client({ endpoint: changing.endpoint, cache: { type: "memory", clear: "auto" } });
      await own.flushCache();
      const versions = [(await own.getStory("home")).data.cv];
      for (const write of [
        () => changing.write("home", story("Deux")),
        () => changing.write("home", story("Trois")),
        () => changing.write("gone", null),
      ]) {
        write();
        await own.flushCache();
        versions.push((await own.getStory("home")).data.cv);
      }
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(new Set(versions).size).toBe(4);
      expect((await own.getStory("home")).data.story.name).toBe("Trois");
      await expect(own.getStory("gone")).rejects.toMatchObject({ status: 404 });
      changing.write("home", "name: 'never closed");
      await own.flushCache();
      expect((await own.getStory("home")).data).toMatchObject({ cv: versions.at(-1), story: { name: "Trois" } });
    } finally {
      await changing.stop();
    }
  });

  test("succeeds after a request to wait", async () => {
    const slow = await startContentApi({ home: story("Accueil") }, { perSecond: 4, burst: 2 });
    try {
      const own = client({ endpoint: slow.endpoint });
      const found = await Promise.all([1, 2, 3].map(() => own.getStory("home")));
      expect(found.map(({ data }) => data.story.name)).toEqual(["Accueil", "Accueil", "Accueil"]);
      expect(slow.requests.map(({ status }) => status)).toContain(429);
    } finally {
      await slow.stop();
    }
  });
});
