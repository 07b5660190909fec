import { describe, expect, test } from "vitest";
import { type RawStory, toRawStory } from "#domain/content/index.ts";
import { aDeliverableContent } from "../../../../../tests/builders/story-arbitrary.ts";
import { deliverContent } from "./deliver-content.ts";

const STORIES = [
  toRawStory("home", { name: "Accueil" }, 0, true),
  toRawStory("services/atelier", { name: "Atelier" }, 1, true),
  toRawStory("concessions/bertrange", { name: "Bertrange" }, 2, true),
  toRawStory("equipe/anne-majerus", { name: "Anne Majerus" }, 3, true),
];

const uuidOf = (slug: string): string => STORIES.find(({ full_slug }) => full_slug === slug)?.uuid ?? "";

const deliver = (slug: string, fields: object): RawStory["content"] => {
  const story = toRawStory(slug, { ...fields }, 4, true);
  const content = { ...aDeliverableContent([...STORIES, story]), locationFolders: ["locations", "concessions"] };
  return deliverContent(content).stories.at(-1)?.content as RawStory["content"];
};

const deliverSection = (section: object): Readonly<Record<string, unknown>> =>
  (deliver("page", { sections: [section] })["body"] as readonly Record<string, unknown>[])[0] ?? {};

const deliverLink = (link: unknown): unknown => deliverSection({ component: "news_list", link })["link"];

const LINK = { fieldtype: "multilink", id: "", url: "", cached_url: "" };

describe("a link", () => {
  test("to a story names it by uuid, with its anchor", () => {
    const story = { ...LINK, linktype: "story", id: uuidOf("services/atelier"), cached_url: "services/atelier" };
    expect(deliverLink("/services/atelier")).toEqual(story);
    expect(deliverLink("/services/atelier#pneus")).toEqual({ ...story, anchor: "pneus" });
    expect(deliverLink("/")).toMatchObject({ linktype: "story", id: uuidOf("home"), cached_url: "home" });
  });

  test.each([
    "/stock",
    "/services/atelier?x=1",
    "/services/atelier/",
    "https://other.example/",
    "tel:+352200001",
    "#a",
  ])("to %s is a URL as it was written", (url) => {
    expect(deliverLink(url)).toEqual({ ...LINK, linktype: "url", url, cached_url: url });
  });

  test("to a mailbox or a file of the site has its own type", () => {
    expect(deliverLink("mailto:a@b.example")).toEqual({ ...LINK, linktype: "email", email: "a@b.example" });
    const url = "https://example.org/media/tarif.pdf";
    expect(deliverLink("/media/tarif.pdf")).toEqual({ ...LINK, linktype: "asset", url, cached_url: url });
  });

  test("that is a link object already stays", () => {
    const link = { ...LINK, linktype: "url", url: "https://other.example/", target: "_blank" };
    expect(deliverLink(link)).toEqual(link);
  });
});

test("a picture is an asset with the address for other hosts", () => {
  const image = { src: "/media/a.webp", alt: "Un atelier", focus: "1x2:3x4" };
  expect(deliverSection({ component: "image", image })["image"]).toEqual({
    fieldtype: "asset",
    id: expect.any(Number),
    filename: "https://example.org/media/a.webp",
    alt: "Un atelier",
    focus: "1x2:3x4",
    name: "",
    title: "",
    source: "",
    copyright: "",
    meta_data: {},
    is_external_url: false,
  });
  const other = { src: "https://cdn.example/a.jpg", alt: "Une voiture" };
  expect(deliverSection({ component: "image", image: other })["image"]).toMatchObject({
    filename: "https://cdn.example/a.jpg",
    is_external_url: true,
  });
});

test("links and pictures within rich text are those of the content service, and sections too", () => {
  const mark = (href: string) => ({ type: "text", text: "a", marks: [{ type: "link", attrs: { href } }] });
  const text = {
    type: "doc",
    content: [
      { type: "paragraph", content: [mark("/services/atelier#x"), mark("mailto:a@b.example"), mark("/stock")] },
      { type: "image", attrs: { src: "/media/a.webp", alt: "Un atelier" } },
      { type: "blok", attrs: { body: [{ component: "news_list", link: "/" }] } },
    ],
  };
  expect(deliverSection({ component: "text", text })["text"]).toMatchObject({
    content: [
      {
        content: [
          { marks: [{ attrs: { linktype: "story", href: "/services/atelier", anchor: "x" } }] },
          { marks: [{ attrs: { linktype: "email", href: "a@b.example" } }] },
          { marks: [{ attrs: { linktype: "url", href: "/stock", uuid: null } }] },
        ],
      },
      { attrs: { src: "https://example.org/media/a.webp", alt: "Un atelier", copyright: "" } },
      { attrs: { body: [{ link: { linktype: "story", id: uuidOf("home") } }] } },
    ],
  });
});

test("locations and authors that have a story are relations; others stay as they are", () => {
  expect(deliverSection({ component: "team", location: "bertrange" })["location"]).toBe(
    uuidOf("concessions/bertrange"),
  );
  expect(deliverSection({ component: "locations", locations: ["bertrange", "arlon"] })["locations"]).toEqual([
    uuidOf("concessions/bertrange"),
    "arlon",
  ]);
  expect(deliverSection({ component: "quote", author: "Anne Majerus" })["author"]).toBe(uuidOf("equipe/anne-majerus"));
  expect(deliverSection({ component: "quote", author: "Un client" })["author"]).toBe("Un client");
});

test("every block is in a list, with component and id", () => {
  const button = { label: "Rendez-vous", plugins: [{ type: "appointment", make: "ford" }] };
  expect(deliverSection({ component: "hero", search: { label: "a" }, buttons: [button] })).toMatchObject({
    search: [{ component: "hero_search", _uid: expect.any(String), label: "a" }],
    buttons: [{ component: "button", plugins: [{ component: "appointment", type: "appointment" }] }],
  });
  expect(deliver("news/a", { article: { teaser: "T", image: { src: "/media/a.webp" } } })).toMatchObject({
    article: [{ component: "article", teaser: "T", image: { fieldtype: "asset" } }],
  });
  expect(deliver("shell", { navigation: [{ label: "A", link: "/" }], footer: { legal_text: "L" } })).toMatchObject({
    navigation: [{ component: "navigation", link: { linktype: "story" } }],
    footer: [{ component: "footer", legal_text: "L" }],
  });
});

test("a translation is delivered as the field that it translates", () => {
  expect(deliverSection({ component: "news_list", link__i18n__de: "/" })["link__i18n__de"]).toMatchObject({
    linktype: "story",
  });
});
