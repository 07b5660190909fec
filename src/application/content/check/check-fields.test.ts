import { expect, test } from "vitest";
import { toRawStory } from "#domain/content/index.ts";
import { checkFields } from "./check-fields.ts";

const story = (slug: string, fields: Readonly<Record<string, unknown>>) => toRawStory(slug, fields, 0, true);

const messages = (slug: string, fields: Readonly<Record<string, unknown>>): readonly string[] =>
  checkFields([story(slug, fields)]).map(({ field, message }) => `${field} ${message}`);

test("fields that nothing reads are named with their place and the nearest one", () => {
  expect(
    messages("faq", {
      name: "Questions",
      descripton: "…",
      draft: true,
      tags: ["a"],
      article: { published_on: "2026-11-20", category: "", teaser: "", picture: {} },
      sections: [
        { component: "hero", title: "Questions", titel: "x", buttons: [{ label: "A", link: "/a", couleur: "red" }] },
        { component: "accordion", title: "Q", items: [{ question: "?", answer: { type: "doc", odd: [] }, sort: 1 }] },
        { component: "nobody_knows", any: 1 },
      ],
    }),
  ).toEqual([
    'descripton is no field of it; the nearest is "description"',
    "article.picture is no field of it",
    'sections.0.titel is no field of it; the nearest is "title"',
    "sections.0.buttons.0.couleur is no field of it",
    "sections.1.items.0.sort is no field of it",
  ]);
});

test("header and footer have fields of their own", () => {
  expect(
    messages("shell", { navigation: [{ label: "A", items: [{ label: "B", link: "/b", query: "" }] }], foot: {} }),
  ).toEqual(['foot is no field of it; the nearest is "footer"']);
});
