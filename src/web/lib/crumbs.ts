import type { Crumb } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import type { WebServices } from "../services.ts";
import { shellStrings as words } from "../strings/shell.ts";

/** Home and the steps behind it, the last one without a link; none where the market's settings show none. */
export const crumbsTo = ({ settings, paths }: WebServices, ...steps: readonly Crumb[]): readonly Crumb[] =>
  settings.showBreadcrumbs ? [{ label: words.homeCrumb, href: paths.home() }, ...steps] : [];

/** The step that leads to the stock. */
export const stockStep = ({ paths }: WebServices): Crumb => ({ label: words.stockCrumb, href: paths.stock() });
