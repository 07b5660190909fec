import { type Model, modelStorySlugs } from "#domain/models/index.ts";
import type { LiveContent } from "./live-content.ts";

/** Slug of the story about a model; null without one. */
export const modelStorySlug = async (model: Model, live: Pick<LiveContent, "storySlugs">): Promise<string | null> => {
  for (const slug of modelStorySlugs(model)) {
    const [folder = ""] = slug.split("/");
    if ((await live.storySlugs(`${folder}/`)).has(slug)) return slug;
  }
  return null;
};
