import type { Model } from "#domain/models/index.ts";
import { modelStockQuery } from "../../models/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

/** The model's story, otherwise its vehicles in stock; null without either. */
export const modelHref = async (model: Model, live: LiveContent): Promise<string | null> => {
  const { brand, slug } = model;
  const stories = await live.storySlugs(`${brand}/`);
  const vans = model.kind === "van" ? await live.storySlugs("vehicules-utilitaires/") : new Set<string>();
  const story = [`${brand}/${slug}`, `${brand}/${brand}-${slug}`].find((slugWithPrefix) => stories.has(slugWithPrefix));
  const van = [`vehicules-utilitaires/${brand}-utilitaires/${slug}`].find((slugWithPrefix) => vans.has(slugWithPrefix));
  const storySlug = story ?? van;
  if (storySlug !== undefined) return live.paths.content(storySlug);
  const query = modelStockQuery(model);
  return live.count(query) > 0 ? live.paths.stock(query) : null;
};
