import { isListed, SCRIPTS } from "./section-scripts.ts";
import type { SectionView } from "./section-views.server.ts";

/** The style sheet, a file of `styles`, of each section that is on too few pages to be in the one of every page. The browser gets its name. */
const STYLES = {
  brand_logos: "home",
  cards: "articles",
  downloads: "few-pages",
  grid: "articles",
  hero: "hero",
  image: "few-pages",
  intents: "intents",
  locations: "locations",
  logos: "few-pages",
  news_list: "home",
  quote: "quote",
  steps: "articles",
  table: "table",
  team: "team",
  vacancy: "vacancies",
  vacancy_list: "vacancies",
} as const satisfies { readonly [Name in SectionView["component"]]?: string };

export type SectionStyles = `styles/${(typeof STYLES)[keyof typeof STYLES]}`;

/** The style sheet of a section that comes on demand; null if that of every page, or its script, has its styles. */
export const stylesOf = (component: string): SectionStyles | null =>
  component in STYLES ? `styles/${STYLES[component as keyof typeof STYLES]}` : null;

/** What may bring the styles of a section, whatever its fields are: its style sheet or scripts. */
export const stylesOrScriptsOf = (component: string): readonly string[] => {
  const styles = stylesOf(component);
  if (styles !== null) return [styles];
  if (component === "lease_offers") return [SCRIPTS.lease_offers, "offer-overview"];
  return isListed(component) && SCRIPTS[component] !== "page" ? [SCRIPTS[component]] : [];
};
