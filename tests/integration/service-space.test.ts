import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RawStory, SECTION_SCHEMAS } from "#domain/content/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { type FakeContentService, startFakeContentService } from "../fakes/content-service.ts";
import { emailLink, EMPTY_ASSET, urlLink } from "../fixtures/service-space/fields.ts";
import type {
  AssetField,
  MultilinkField,
  ServiceBlock,
  ServiceStory,
} from "../fixtures/service-space/service-types.ts";
import { SPACE_STORIES } from "../fixtures/service-space/stories.ts";
import { limit } from "../time-limits.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let service: FakeContentService;
let site: Site;
const logged: { readonly story: string; readonly field: string; readonly message: string }[] = [];

beforeAll(async () => {
  service = await startFakeContentService();
  service.stories = SPACE_STORIES as readonly unknown[] as readonly RawStory[];
  service.drafts = service.stories;
  site = await startSite({
    env: { CONTENT_API_URL: service.url, CONTENT_API_TOKEN: "token" },
    onOutput: (line) => {
      if (line.includes("Content was dropped")) logged.push(JSON.parse(line) as (typeof logged)[number]);
    },
  });
}, limit(240_000));

afterAll(async () => {
  await site?.dispose();
  await service?.close();
});

const open = async (slug: string, search = "") => {
  const path = slug === "home" ? "/" : `/${encodeURI(slug)}`;
  const response = await fetch(site.url + path + search, { headers: { "user-agent": BROWSER } });
  const main = parse(await response.text()).querySelector("main");
  return { status: response.status, main, words: main?.text.replaceAll(/\s+/g, " ") ?? "" };
};

const pages = SPACE_STORIES.filter(({ full_slug }) => full_slug !== "shell");

const componentsOf = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "component" in value && typeof value.component === "string" ? [value.component] : [];
  return [...own, ...Object.values(value).flatMap(componentsOf)];
};

const hrefsOf = async (slug: string): Promise<readonly (string | undefined)[]> =>
  (await open(slug)).main?.querySelectorAll("a").map((link) => link.getAttribute("href")) ?? [];

test("the space has thirty stories and every section; another shape of a field does not compile", () => {
  expect(SPACE_STORIES.length).toBeGreaterThanOrEqual(30);
  const used = new Set(componentsOf(SPACE_STORIES));
  expect(Object.keys(SECTION_SCHEMAS).filter((name) => !used.has(name))).toEqual([]);
  // @ts-expect-error A number field holds a text.
  const number: ServiceBlock = { _uid: "1", component: "grid", columns: 3 };
  // @ts-expect-error There is no such kind of link.
  const kind: MultilinkField = { ...urlLink("/"), linktype: "page" };
  // @ts-expect-error Only a link to a story has an anchor.
  const anchor: MultilinkField = { ...emailLink("zoe@exemple.lu"), linktype: "email", anchor: "a" };
  // @ts-expect-error A picture has a file, not an address.
  const picture: AssetField = { ...EMPTY_ASSET, src: "/a.webp" };
  // @ts-expect-error A story has an id.
  const story: ServiceStory = { ...SPACE_STORIES[0], id: "1" };
  expect([number, kind, anchor, picture, story]).toHaveLength(5);
});

test.each(pages.map(({ full_slug }) => full_slug))("/%s is a page with its heading", async (slug) => {
  const { status, main } = await open(slug);
  expect([slug, status]).toEqual([slug, 200]);
  expect(main?.querySelectorAll("h1").map(({ text }) => text)).toHaveLength(1);
});

test("nothing of the space is lost but the section that does not exist", () => {
  expect(logged.map(({ story, field, message }) => ({ story, field, message }))).toEqual([
    {
      story: "blocs",
      field: "sections.1.text.content.3.attrs.body.1.component",
      message: 'there is no section called "carrousel"',
    },
  ]);
});

describe("links", () => {
  test("of every kind lead where they were meant to", async () => {
    expect(await hrefsOf("liens")).toEqual(
      expect.arrayContaining([
        "/contact#formulaire",
        "https://www.exemple.lu",
        "mailto:zoe@exemple.lu",
        "https://a.storyblok.com/f/285620/x/9f8e7d6c5b/conditions.pdf",
        "tel:+35220000101",
      ]),
    );
    expect((await open("liens")).words).toContain("Rien de choisi");
    expect((await open("contact")).main?.querySelector("#formulaire")).not.toBeNull();
  });

  test("of a rich text too, and anchors meet their links", async () => {
    const hrefs = await hrefsOf("actualités-été");
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/contact#formulaire",
        "https://www.exemple.lu/a?b=c",
        "https://a.storyblok.com/f/285620/x/9f8e7d6c5b/conditions.pdf",
        "mailto:zoe@exemple.lu",
        "#mon-ancre",
      ]),
    );
    expect((await open("actualités-été")).main?.querySelector("#mon-ancre")?.text).toBe("Ici");
  });
});

test("a table field is a table, with its empty cell", async () => {
  const { main } = await open("tarifs");
  expect(main?.querySelectorAll("th[scope=col]").map(({ text }) => text)).toEqual(["Prestation", "Prix"]);
  expect(main?.querySelectorAll("tbody tr").map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "Quatre roues39 €",
    "Stockage",
  ]);
});

test("a field of several assets is a gallery like one of blocks", async () => {
  const { main } = await open("galerie");
  expect(main?.querySelectorAll("ul.pictures").map((list) => list.querySelectorAll("li").length)).toEqual([2, 2]);
});

test("a section within a rich text is a section of the page, where it stands", async () => {
  const { main, words } = await open("blocs");
  expect(main?.querySelector("blockquote")?.text).toContain("Au milieu du texte.");
  const order = [
    "Un texte avec des sections",
    "Avant.",
    "Au milieu du texte.",
    "Entre les deux.",
    "Sans bouton",
    "Après.",
  ];
  expect(order.map((text) => words.indexOf(text))).toEqual(
    order.map((text) => words.indexOf(text)).toSorted((a, b) => a - b),
  );
  expect(order.filter((text) => !words.includes(text))).toEqual([]);
  const answers = await open("questions");
  expect(answers.words).toContain("Une question encore ?");
  expect(answers.main?.querySelectorAll("a").map((link) => link.text)).toContain("Nous écrire");
});

test("the preview marks in French a section that does not exist, where it stands", async () => {
  const { words } = await open("blocs", "?preview=token");
  expect(words).toContain("il n’y a pas de section «\u00a0carrousel\u00a0»".replaceAll("\u00a0", " "));
  expect(words.indexOf("carrousel")).toBeGreaterThan(words.indexOf("Sans bouton"));
  expect(words.indexOf("carrousel")).toBeLessThan(words.indexOf("Après."));
});

test("an article has its day, whatever the form of the field", async () => {
  const { words } = await open("news");
  for (const title of ["L’été des klaxons", "L’automne des pneus", "L’hiver des batteries"])
    expect(words).toContain(title);
});
