// Stories as the delivery API of a site has them, read back and shown by another site.
import { contentReferences } from "#application/strings/content-references.ts";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parse, type HTMLElement } from "node-html-parser";
import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseShell, parseStory, type RawStory, SHELL_SLUG, storyPath, toStoryInput } from "#domain/content/index.ts";
import { isRecord, utcDay } from "#domain/shared/index.ts";
import { createContentService, createFileContentSource } from "../../src/adapters/content/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { sampleOf } from "./crawled-pages.ts";

type Fields = Readonly<Record<string, unknown>>;

const CONTENT = join(import.meta.dirname, "..", "..", "demo", "group", "content");

type Extent = {
  /** That of Luxembourg has the pages that are compared. */
  readonly markets: readonly ("luxembourg" | "default")[];
  /** Upper bound of the stories whose links are resolved into whole stories, one answer each. */
  readonly linkingStories: number;
  /** Upper bound of the pages that another site shows and that are compared. */
  readonly comparedPages: number;
};

/** All objects within a value. */
const objectsIn = (value: unknown): readonly Fields[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const sites = new Map<string, Site>();

const siteOf = (market: string): Site => {
  const site = sites.get(market);
  if (!site) throw new Error(`no site of ${market}`);
  return site;
};

type Answer = {
  readonly stories: readonly RawStory[];
  readonly rels?: readonly RawStory[];
  readonly links?: readonly { readonly uuid: string; readonly full_slug: string; readonly url?: string }[];
};

/** Asks again after the time that a 429 names, as clients of the API do; any other answer but 200 is an error. */
const readAnswer = async (url: string): Promise<Answer> => {
  for (;;) {
    const response = await fetch(url);
    if (response.status !== 429) {
      expect(response.status).toBe(200);
      return (await response.json()) as Answer;
    }
    await setTimeout(Number(response.headers.get("retry-after")) * 1000);
  }
};

/** Pages of the list of stories, as the API answers them to a client without the service's library. */
const readPages = async (
  market: string,
  parameters: Readonly<Record<string, string>>,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<readonly Answer[]> => {
  const pages: Answer[] = [];
  for (let page = 1; ; page += 1) {
    if (page > maxPages) return pages;
    const query = new URLSearchParams({ token: "public", per_page: "25", page: String(page), ...parameters });
    const answer = await readAnswer(`${siteOf(market).url}/v2/cdn/stories?${query}`);
    if (answer.stories.length === 0) return pages;
    pages.push(answer);
  }
};

const storiesOf = new Map<string, Promise<readonly RawStory[]>>();

/** All stories of the market's site, read once. */
const readAll = (market: string): Promise<readonly RawStory[]> => {
  const stories = storiesOf.get(market) ?? readPages(market, {}).then((pages) => pages.flatMap((page) => page.stories));
  storiesOf.set(market, stories);
  return stories;
};

const isStoryLink = ({ linktype }: Fields): boolean => linktype === "story";

/** The text of a page, without its scripts, which have a new token for each form. */
const textOf = (page: HTMLElement): string => {
  for (const field of page.querySelectorAll("script, input[type=hidden]")) field.remove();
  return (page.querySelector("body") ?? page).structuredText;
};

const linksAndPictures = (page: HTMLElement): readonly string[] =>
  page
    .querySelectorAll("main a, header a, footer a, main img, main source, main video")
    .map((element) =>
      ["href", "src", "srcset", "alt", "poster", "width"].map((name) => element.getAttribute(name) ?? "").join(" "),
    );

/** Tests what the delivery API has of the shipped stories. */
export const describeDeliveredContent = ({ markets, linkingStories, comparedPages }: Extent): void => {
  beforeAll(async () => {
    for (const market of markets)
      sites.set(market, await startSite({ fill: market === "luxembourg", env: { SITE: market } }));
  });

  afterAll(async () => {
    for (const site of sites.values()) await site.dispose();
  });

  describe.each(markets)("the shipped stories of the market %s", (market) => {
    test("have links, assets and relations as the content service has them", async () => {
      const stories = await readAll(market);
      const objects = stories.flatMap(({ content }) => objectsIn(content));
      const links = objects.filter(({ fieldtype }) => fieldtype === "multilink");
      const assets = objects.filter(({ fieldtype }) => fieldtype === "asset");
      const kinds = new Set(links.map(({ linktype }) => linktype));
      expect([...kinds]).toEqual(expect.arrayContaining(["email", "story", "url"]));
      expect(links.length).toBeGreaterThan(300);
      expect(assets.length).toBeGreaterThan(100);
      const uuids = new Set(stories.map(({ uuid }) => uuid));
      for (const link of links.filter(isStoryLink)) {
        expect(link).toMatchObject({
          id: expect.stringMatching(UUID),
          url: "",
          cached_url: expect.stringMatching(/^\w/),
        });
        expect(uuids).toContain(link["id"]);
      }
      for (const asset of assets) {
        expect(asset).toMatchObject({
          id: expect.any(Number),
          filename: expect.stringMatching(/^http/),
          alt: expect.stringMatching(/\w/),
          focus: expect.any(String),
          title: "",
          copyright: "",
        });
      }
    });

    test("name components and ids for every block, and have no path where a link belongs", async () => {
      for (const { full_slug, content } of await readAll(market)) {
        const ids = objectsIn(content).flatMap(({ _uid, component }) =>
          component === undefined ? [] : [String(_uid)],
        );
        expect([full_slug, ids.length]).toEqual([full_slug, new Set(ids).size]);
        for (const { link, url, src, href, linktype, fieldtype } of objectsIn(content)) {
          const isField = linktype === undefined && fieldtype === undefined;
          const paths = isField ? [link, url, href] : [src];
          expect([full_slug, paths.filter((path) => typeof path === "string" && path.startsWith("/"))]).toEqual([
            full_slug,
            [],
          ]);
        }
      }
    });

    test("resolve every link to a story that the answer holds", async () => {
      const stories = await readAll(market);
      for (const kind of ["url", "link", "story"] as const) {
        const isWhole = kind === "story";
        const query = { resolve_links: kind, per_page: isWhole ? "1" : "25" };
        const pages = await readPages(market, query, isWhole ? linkingStories : Number.POSITIVE_INFINITY);
        const linked = pages.flatMap(({ links }) => links ?? []);
        expect(linked.length).toBeGreaterThan(20);
        for (const { stories: shown, links = [] } of pages) {
          const targets = shown.flatMap(({ content }) =>
            objectsIn(content)
              .filter(isStoryLink)
              .map((link) => link["uuid"] ?? link["id"]),
          );
          if ("link_uuids" in (pages[0] ?? {})) continue;
          expect(new Set(links.map(({ uuid }) => uuid))).toEqual(new Set(targets));
        }
      }
      expect(stories.length).toBeGreaterThan(50);
    });

    test("are the same when they are read back", async () => {
      const references = contentReferences(readSettingsFile(`demo/group/settings/${market}.yaml`), utcDay(new Date()));
      const files = createFileContentSource(CONTENT, { warn: () => undefined }, market, references);
      const service = createContentService({
        url: `${siteOf(market).url}/v2`,
        token: "public",
        siteUrl: siteOf(market).url.replace("127.0.0.1", "localhost"),
      });
      const { version } = await service.space();
      const read = await service.published(version);
      expect(read.map(({ full_slug }) => full_slug)).toEqual(files.rawStories().map(({ full_slug }) => full_slug));
      const shell = read.find(({ full_slug }) => full_slug === SHELL_SLUG) ?? {};
      expect(parseShell(toStoryInput(shell))).toEqual({ value: await files.shell(), problems: [] });
      for (const story of read.filter(({ full_slug }) => full_slug !== SHELL_SLUG)) {
        const parsed = parseStory(story.full_slug, toStoryInput(story));
        const expected = await files.story(story.full_slug);
        expect(parsed).toMatchObject({ ok: true, value: { problems: [] } });
        const { uuid: _uuid, updated_at: _updated, ...value } = parsed.ok ? parsed.value.value : {};
        const { uuid: _own, updated_at: _changed, ...own } = expected ?? {};
        expect({ slug: story.full_slug, value }).toEqual({ slug: story.full_slug, value: own });
      }
    });
  });

  test("a location of a story is a relation to the story about it, which clients resolve", async () => {
    const client = new StoryblokClient({ endpoint: `${siteOf("luxembourg").url}/v2`, accessToken: "public" });
    const [{ data: about }, { data: home }] = await Promise.all([
      client.getStory("concessions/bertrange", {}),
      client.getStory("home-page-bertrange", {}),
    ]);
    expect(objectsIn(home.story.content).map(({ location }) => location)).toContain(about.story.uuid);
    const resolve_relations = "location_teaser.location,form.location,team.location";
    const stories = (await client.getAll("cdn/stories", { resolve_relations })) as unknown as readonly RawStory[];
    const resolved = stories
      .flatMap(({ content }) => objectsIn(content))
      .map(({ location }) => location)
      .filter((location) => isRecord(location));
    expect(resolved.length).toBeGreaterThan(10);
    expect(new Set(resolved.map(({ full_slug }) => full_slug))).toContain("concessions/bertrange");
    const rels = (await readPages("luxembourg", { resolve_relations })).flatMap((page) => page.rels ?? []);
    expect(rels.length).toBeGreaterThan(0);
  });

  test("stories are found by their uuids", async () => {
    const some = (await readAll("luxembourg")).filter((_, index) => index % 40 === 0).map(({ uuid }) => uuid);
    expect(some.length).toBeGreaterThan(2);
    const pages = await readPages("luxembourg", { by_uuids: some.join(",") });
    const answered = pages.flatMap(({ stories }) => stories.map(({ uuid }) => uuid));
    expect(answered.toSorted()).toEqual(some.toSorted());
  });

  test("a site whose content source is another site's delivery API shows the same pages", async () => {
    const own = siteOf("luxembourg");
    const moved = await startSite({
      env: {
        CONTENT_API_URL: `${own.url}/v2`,
        CONTENT_API_TOKEN: "public",
        SITE_URL: own.url.replace("127.0.0.1", "localhost"),
      },
    });
    try {
      const slugs = (await readAll("luxembourg"))
        .map(({ full_slug }) => full_slug)
        .filter((slug) => slug !== SHELL_SLUG);
      for (const slug of sampleOf(slugs, comparedPages)) {
        const [mine, theirs] = await Promise.all(
          [own, moved].map(async ({ url }) => {
            const response = await fetch(url + storyPath(slug));
            const page = parse(await response.text());
            return { slug, status: response.status, links: linksAndPictures(page), text: textOf(page) };
          }),
        );
        expect(theirs).toEqual(mine);
      }
    } finally {
      await moved.dispose();
    }
  });
};
