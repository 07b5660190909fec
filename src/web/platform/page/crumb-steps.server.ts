import { storyPath } from "#domain/content/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { SiteServices } from "#application/site/index.ts";
import { shellStrings as strings } from "../strings/index.ts";

/** Breadcrumbs from the home page, the last one without a link; empty if the settings hide breadcrumbs. */
export const crumbsTo = (
  { settings, paths }: SiteServices<"settings" | "paths">,
  ...steps: readonly Crumb[]
): readonly Crumb[] => (settings.showBreadcrumbs ? [{ label: strings.homeCrumb, href: paths.home() }, ...steps] : []);

export const stockStep = ({ paths }: SiteServices<"paths">): Crumb => ({
  label: strings.stockCrumb,
  href: paths.stock(),
});

/** The existing parent stories, topmost first: "services" for "services/financement". */
export const parentSteps = async ({ content }: SiteServices<"content">, slug: string): Promise<readonly Crumb[]> => {
  const segments = slug.split("/").slice(0, -1);
  const parents = await Promise.all(segments.map((_, depth) => content.story(segments.slice(0, depth + 1).join("/"))));
  return parents.flatMap((story) => (story === null ? [] : [{ label: story.name, href: storyPath(story.slug) }]));
};
