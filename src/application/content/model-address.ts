import { type Model, modelStorySlugs } from "#domain/models/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { ContentSource } from "./ports.ts";

type AddressDependencies = {
  readonly content: Pick<ContentSource, "stories">;
  readonly paths: Pick<Paths, "content" | "model">;
};

/**
 * Reads the stories once and returns the canonical address of each model: that of its story, otherwise that below the
 * models of its brand. A story that search engines must not list is no address.
 */
export const readModelAddresses = async ({
  content,
  paths,
}: AddressDependencies): Promise<(model: Model) => string> => {
  const stories = new Set((await content.stories()).flatMap(({ slug, noindex }) => (noindex ? [] : [slug])));
  return (model) => {
    const story = modelStorySlugs(model).find((slug) => stories.has(slug));
    return story === undefined ? paths.model({ slug: model.brand }, model) : paths.content(story);
  };
};
