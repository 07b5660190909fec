import { expect, test } from "vitest";
import { PAGE_FIELDS, SECTION_FIELDS, SHELL_FIELDS, STORY_RELATIONS } from "./field-kinds.ts";

test("the kinds of fields follow from the schemas of the sections", () => {
  expect(SECTION_FIELDS["lease_offers"]).toMatchObject({ link: { type: "link" }, title: { type: "plain" } });
  expect(SECTION_FIELDS["hero"]).toMatchObject({
    image: { type: "picture" },
    search: { type: "block", isSingle: true },
    buttons: { type: "list", item: { type: "block", component: "button", fields: { link: { type: "link" } } } },
  });
  expect(SECTION_FIELDS["grid"]).toMatchObject({
    items: { item: { fields: { text: { type: "rich-text" }, link: { component: "link", isSingle: true } } } },
  });
  expect(SECTION_FIELDS["video"]).toMatchObject({ src: { type: "link" }, captions: { type: "link" } });
  expect(PAGE_FIELDS["article"]).toMatchObject({ isSingle: true, fields: { image: { type: "picture" } } });
});

test("a navigation entry has the fields of a link and of a drop-down", () => {
  expect(SHELL_FIELDS["navigation"]).toMatchObject({
    type: "list",
    item: {
      type: "block",
      fields: { link: { type: "link" }, items: { type: "list" }, action: { type: "block", isSingle: true } },
    },
  });
});

test("every field that refers to a story is a relation", () => {
  expect(STORY_RELATIONS.toSorted()).toEqual([
    "form.location",
    "location_teaser.location",
    "locations.locations",
    "news_list.articles",
    "quote.author",
    "team.location",
    "vacancy_list.location",
  ]);
});
