import type { Model } from "#domain/models/index.ts";
import { modelStockQuery } from "../../models/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelStorySlug } from "../elements/model-story-slug.ts";

/** The model's story, otherwise its vehicles in stock; null without either. */
export const modelHref = async (model: Model, live: LiveContent): Promise<string | null> => {
  const story = await modelStorySlug(model, live);
  if (story !== null) return live.paths.content(story);
  const query = modelStockQuery(model);
  return live.count(query) > 0 ? live.paths.stock(query) : null;
};
