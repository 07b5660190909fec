import { expect, test } from "vitest";
import { parseStory } from "#domain/content/index.ts";
import { aModel, FORD } from "../../../../tests/builders/live-sections.ts";
import { withModelSections } from "./with-model-sections.ts";

const FOUND = { brand: FORD, model: aModel(1, "puma") };

const parseSections = (sections: readonly unknown[]) => {
  const parsed = parseStory("ford/puma", { name: "a", title: "a", updated_at: "2026-11-16T08:00:00Z", sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value.sections;
};

const HERO = { component: "hero", title: "La petite Ford", text: "Un texte." };
const TEXT = { component: "quote", text: "Un avis.", author: "A." };
const STOCK = { component: "stock_teaser", title: "Sur parc", query: "brand=ford", link_label: "Voir" };
const ACTION = { component: "call_to_action", title: "Et après", buttons: [{ label: "Voir", link: "/stock" }] };

const placedOf = (...sections: readonly unknown[]) => withModelSections(parseSections(sections), FOUND);

const namesOf = (...sections: readonly unknown[]) =>
  placedOf(...sections).map(({ section: { component }, source }) => (source === null ? `+${component}` : component));

test("the first hero becomes the head of the model and keeps its words", () => {
  const [head] = placedOf(HERO, TEXT);
  expect(head?.section).toMatchObject({
    component: "model_head",
    model: "ford/puma",
    title: "La petite Ford",
    text: "Un texte.",
  });
  expect(head?.source).toMatchObject({ component: "hero" });
});

test("head, versions and stock are added where the story has none", () => {
  expect(namesOf()).toEqual(["+model_head", "+model_versions", "+stock_teaser"]);
  expect(namesOf(TEXT)).toEqual(["+model_head", "quote", "+model_versions", "+stock_teaser"]);
  expect(namesOf(HERO, TEXT, ACTION)).toEqual([
    "model_head",
    "quote",
    "+model_versions",
    "+stock_teaser",
    "call_to_action",
  ]);
  expect(namesOf(HERO, TEXT, STOCK, ACTION)).toEqual([
    "model_head",
    "quote",
    "+model_versions",
    "stock_teaser",
    "call_to_action",
  ]);
});

test("what editors placed stays where it is", () => {
  const versions = { component: "model_versions" };
  const head = { component: "model_head", title: "La petite Ford" };
  expect(namesOf(versions, head, HERO, STOCK)).toEqual(["model_versions", "model_head", "hero", "stock_teaser"]);
});
