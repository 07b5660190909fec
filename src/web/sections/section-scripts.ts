import type { SectionView } from "./section-views.server.ts";

/** The script of sections, a file of `scripts`, unless it is "markup". "page": the script of every page with sections. */
export const SCRIPTS = {
  call_to_action: "buttons",
  form: "form",
  hero: "buttons",
  iframe: "embeds",
  image_gallery: "image-gallery",
  lease_offers: "offers",
  location_teaser: "buttons",
  locations: "page",
  map: "map",
  model_teaser: "offers",
  recruiting: "embeds",
  reviews: "embeds",
  slider: "slider",
  stock_teaser: "page",
  team: "team",
  vacancy_list: "vacancies",
  video: "video",
} as const satisfies { readonly [Name in SectionView["component"]]?: string };

export type SectionScript = (typeof SCRIPTS)[keyof typeof SCRIPTS] | "markup" | "offer-overview";

export const isListed = (component: string): component is keyof typeof SCRIPTS => component in SCRIPTS;

/** The script that the browser loads for the first page with such a view. */
export const sectionScriptOf = (view: SectionView): SectionScript => {
  if (view.component === "lease_offers" && view.overview !== null) return "offer-overview";
  return isListed(view.component) ? SCRIPTS[view.component] : "markup";
};
