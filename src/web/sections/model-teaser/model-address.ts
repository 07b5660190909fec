import type { Model } from "#domain/models/index.ts";
import { stockOf } from "../../features/models/model-card-view.ts";
import type { LiveContent } from "../live-content.ts";

/** Where a model's card leads: to its story, else to its vehicles in the stock; null where there is neither. */
export const modelAddress = async (model: Model, live: LiveContent): Promise<string | null> => {
  const { brand, slug } = model;
  const stories = await live.storySlugs(`${brand}/`);
  const vans = model.kind === "van" ? await live.storySlugs("vehicules-utilitaires/") : new Set<string>();
  const story = [`${brand}/${slug}`, `${brand}/${brand}-${slug}`].find((one) => stories.has(one));
  const van = [`vehicules-utilitaires/${brand}-utilitaires/${slug}`].find((one) => vans.has(one));
  const found = story ?? van;
  if (found !== undefined) return live.paths.content(found);
  const query = stockOf(model);
  return live.count(query) > 0 ? live.paths.stock(query) : null;
};
