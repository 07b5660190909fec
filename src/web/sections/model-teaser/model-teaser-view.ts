import type { SectionOf } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import { modelCardView, modelTitle, stockOf, type ModelCardView } from "../../features/models/model-card-view.ts";
import type { LiveContent } from "../live-content.ts";
import { modelAddress } from "./model-address.ts";

export type ModelTeaserView = Omit<SectionOf<"model_teaser">, "brand" | "models" | "limit"> & {
  readonly items: readonly ModelCardView[];
};

/** The models an editor named, in that order; else those of the brand, else those of all brands of the group. */
const chosen = ({ brand, models }: SectionOf<"model_teaser">, live: LiveContent): readonly Model[] => {
  if (models.length > 0) {
    return models.flatMap((name) => live.models.find((model) => `${model.brand}/${model.slug}` === name) ?? []);
  }
  if (brand !== null) return live.models.filter((model) => model.brand === brand);
  return live.models.filter((model) => model.kind === "passenger");
};

const cardOf = async (model: Model, live: LiveContent): Promise<ModelCardView | null> => {
  const href = await modelAddress(model, live);
  if (href === null) return null;
  return modelCardView(model, { href, title: modelTitle(model, live.brands), count: live.count(stockOf(model)) });
};

export const modelTeaserView = async (
  section: SectionOf<"model_teaser">,
  live: LiveContent,
): Promise<ModelTeaserView> => {
  const cards = await Promise.all(chosen(section, live).map((model) => cardOf(model, live)));
  const { brand: _brand, models: _models, limit, ...rest } = section;
  return { ...rest, items: cards.filter((card) => card !== null).slice(0, limit) };
};
