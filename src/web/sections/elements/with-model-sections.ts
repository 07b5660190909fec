import { MODEL_VERSIONS_ANCHOR, type Section, type SectionName, type SectionOf } from "#domain/content/index.ts";
import { modelName } from "#domain/models/index.ts";
import { modelPageStrings as strings, modelStockQuery, modelTitle } from "../../models/index.ts";
import type { BrandedModel } from "./page-model.ts";

/** `source`: the section of the story that it was made from; null for one that the page adds. */
export type SectionWithSource = { readonly section: Section; readonly source: Section | null };

/** Maximum number of stock cards on the page of a model. */
const CARDS = 3;

const modelHead = (model: string, words: Partial<SectionOf<"hero">> = {}): Section => ({
  component: "model_head",
  model,
  title: words.title ?? null,
  text: words.text ?? null,
  image: words.image ?? null,
});

const stockTeaser = ({ brand, model }: BrandedModel): Section => ({
  component: "stock_teaser",
  layout: "grid",
  anchor: "stock",
  title: strings.stock(modelTitle(model, [brand])),
  text: null,
  query: modelStockQuery(model),
  limit: CARDS,
  link_label: strings.seeAllStock,
});

const isPlaced = (placed: readonly SectionWithSource[], component: SectionName): boolean =>
  placed.some(({ section }) => section.component === component);

/** The first hero becomes the head of the model; without one the head comes first. */
const withModelHead = (placed: readonly SectionWithSource[], model: string): readonly SectionWithSource[] => {
  if (isPlaced(placed, "model_head")) return placed;
  const hero = placed.findIndex(({ section }) => section.component === "hero");
  if (hero === -1) return [{ section: modelHead(model), source: null }, ...placed];
  return placed.map(({ section, source }, index) =>
    index === hero && section.component === "hero"
      ? { section: modelHead(model, section), source }
      : { section, source },
  );
};

/** Adds a section, unless editors placed one, before the first of `before`, otherwise at the end. */
const withSection = (
  placed: readonly SectionWithSource[],
  section: Section,
  before: readonly SectionName[],
): readonly SectionWithSource[] => {
  if (isPlaced(placed, section.component)) return placed;
  const found = placed.findIndex((candidate) => before.includes(candidate.section.component));
  return placed.toSpliced(found === -1 ? placed.length : found, 0, { section, source: null });
};

/** The sections of a page about a model: head, versions and stock, where editors did not place them, and its story. */
export const withModelSections = (sections: readonly Section[], found: BrandedModel): readonly SectionWithSource[] => {
  const model = modelName(found.model);
  const placed = withModelHead(
    sections.map((section) => ({ section, source: section })),
    model,
  );
  const withStock = withSection(placed, stockTeaser(found), ["call_to_action"]);
  const versions: Section = {
    component: "model_versions",
    anchor: MODEL_VERSIONS_ANCHOR,
    model,
    title: null,
    text: null,
  };
  return withSection(withStock, versions, ["stock_teaser"]);
};
