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
