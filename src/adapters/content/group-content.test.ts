import { expect, test } from "vitest";
import { plainTextOf, unsafeLinks, type RichText } from "#domain/content/index.ts";
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

const REACHES_NOBODY = /^(?:mailto:[a-z.]+@alzette-automobiles\.example|tel:\+35220000\d{3})$/;

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

test("no number rings anywhere, and no mail reaches anybody", () => {
  const links = [shell, ...stories].flatMap(linksOf);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => /^(?:mailto|tel):/.test(link) && !REACHES_NOBODY.test(link))).toEqual([]);
  expect(unsafeLinks([shell, stories])).toEqual([]);
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
