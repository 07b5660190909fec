import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainTextOf, storyPath, unsafeLinks, type RichText } from "#domain/content/index.ts";
import { parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import { createFileContentSource } from "./files.ts";

const content = createFileContentSource("content", { warn: () => {} });
const stories = await content.stories();
const shell = await content.shell();

const strings = (value: unknown, wanted: (key: string) => boolean, key = ""): readonly string[] => {
  if (typeof value === "string") return wanted(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => strings(child, wanted, Array.isArray(value) ? key : name));
};

const linksOf = (value: unknown): readonly string[] => strings(value, (key) => key === "link" || key === "href");

const anchors = new Set(
  stories.flatMap((story) =>
    story.sections.map((section) => `${storyPath(story.slug)}#${"anchor" in section ? section.anchor : ""}`),
  ),
);

const models = JSON.parse(readFileSync("demo/catalogue/models.json", "utf8")) as readonly {
  readonly brand: string;
  readonly slug: string;
}[];

/** The pages that the catalogue makes by itself. */
const catalogue = new Set(
  models.flatMap(({ brand, slug }) => [`/${brand}/tous-les-modeles`, `/${brand}/models/${slug}`]),
);

const isThere = (link: string): boolean => {
  if (/^(?:mailto:[a-z.]+@alzette-automobiles\.example|tel:\+35220000\d{3})$/.test(link)) return true;
  const [address = "", hash] = link.split("#");
  if (hash !== undefined && !anchors.has(link)) return false;
  const [path, search = ""] = address.split("?");
  if (path !== "/stock")
    return search === "" && (catalogue.has(path) || stories.some(({ slug }) => storyPath(slug) === path));
  return writeStockQuery(parseStockQuery(new URLSearchParams(search))).toString() === search;
};

test("the group's content has no problem, and all its pages of the first walk are there", () => {
  expect(content.problems()).toEqual([]);
  expect(stories.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "a-propos-de-nous",
      "accessibilite",
      "centre-de-vehicules-d-occasion",
      "contact",
      "faq",
      "home",
      "mentions-legales",
      "politique-de-traitement-des-donnees",
    ]),
  );
});

test("every link leads to a page that is there, in its canonical form, or to a number that cannot ring", () => {
  const links = [shell, ...stories].flatMap(linksOf);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  expect(unsafeLinks([shell, stories])).toEqual([]);
});

test("every page has a description that search engines show whole, and no two share a title", () => {
  for (const { slug, description } of stories) {
    expect([slug, description?.length]).toEqual([slug, expect.any(Number)]);
    expect(description?.length).toBeLessThanOrEqual(170);
  }
  expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
});

test("no page but the home page leaves the first screen without its title", () => {
  for (const { slug, sections } of stories) expect([slug, sections[0]?.component]).toEqual([slug, "hero"]);
});

const richTexts = (value: unknown): readonly RichText[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "doc") return [value as RichText];
  return Object.values(value).flatMap(richTexts);
};

test("the prose is typeset as French wants it and does not shout", () => {
  const prose = [
    ...[shell, ...stories].flatMap((part) =>
      strings(part, (key) => !["link", "href", "component", "uuid"].includes(key)),
    ),
    ...richTexts(stories).map(plainTextOf),
  ];
  const wrong = prose.filter((text) => /[!']|[^\s] [:;?»€%]|« |\d \d{3}(?!\d| \d)/.test(text));
  expect(wrong).toEqual([]);
});
