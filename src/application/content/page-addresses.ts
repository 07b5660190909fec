import type { Story } from "#domain/content/index.ts";
import type { Log } from "../jobs/ports.ts";
import type { ContentSource } from "./ports.ts";
import { type Model, modelStorySlugs } from "#domain/models/index.ts";
import type { Paths } from "#domain/site/index.ts";

type FormPagesDependencies = {
  readonly content: Pick<ContentSource, "stories">;
  /** The path of a story by its full slug. */
  readonly pathOf: (slug: string) => string;
  readonly log: Pick<Log, "error">;
};

export type FormPages = {
  /** True if the story at the path has a form. */
  readonly has: (path: string) => boolean;
  /** Paths of all pages with a form. */
  readonly paths: () => readonly string[];
  /** Reads the stories again. Never rejects: on failure the previous pages stay. */
  readonly refresh: () => Promise<void>;
};

const hasForm = ({ sections }: Story): boolean => sections.some(({ component }) => component === "form");

/** Tracks editors' pages with forms. Empty before the first refresh. */
export const createFormPages = ({ content, pathOf, log }: FormPagesDependencies): FormPages => {
  let paths: ReadonlySet<string> = new Set();
  return {
    has: (path) => paths.has(path),
    paths: () => [...paths],
    async refresh() {
      try {
        const stories = await content.stories();
        paths = new Set(stories.filter(hasForm).map(({ slug }) => pathOf(slug)));
      } catch (error) {
        log.error({ err: error }, "failed to refresh the list of pages with forms");
      }
    },
  };
};

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
