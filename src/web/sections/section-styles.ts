import { isListed, SCRIPTS } from "./section-scripts.ts";
import type { SectionView } from "./section-views.server.ts";

/** Scripts that have nothing but styles of sections, which are on too few pages to be among those of every page. The browser gets their names. */
const STYLES_SCRIPTS = {
  brand_logos: "home-styles",
  downloads: "styles",
  image: "styles",
  intents: "intents-styles",
  logos: "styles",
  news_list: "home-styles",
  quote: "quote-styles",
  table: "table-styles",
  team: "team-styles",
  vacancy: "vacancy-styles",
  vacancy_list: "vacancy-styles",
} as const satisfies { readonly [Name in SectionView["component"]]?: string };

export type StylesScript = (typeof STYLES_SCRIPTS)[keyof typeof STYLES_SCRIPTS];

/** The script with the styles of a section that is markup; null if those of every page have them. */
export const stylesScriptOf = (component: string): StylesScript | null =>
  component in STYLES_SCRIPTS ? STYLES_SCRIPTS[component as keyof typeof STYLES_SCRIPTS] : null;

/** Scripts that may bring the styles of a section, whatever its fields are. */
export const scriptsWithStylesOf = (component: string): readonly string[] => {
  const styles = stylesScriptOf(component);
  if (styles !== null) return [styles];
  if (component === "lease_offers") return [SCRIPTS.lease_offers, "offer-overview"];
  return isListed(component) && SCRIPTS[component] !== "page" ? [SCRIPTS[component]] : [];
};
