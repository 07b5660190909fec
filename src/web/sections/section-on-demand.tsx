import { type ReactNode, use } from "react";
import { reloadOnce } from "../features/versions/index.ts";
import { Locations } from "./locations/locations.tsx";
import { type SectionComponent, type SectionComponents, SectionComponentsContext } from "./section-component.ts";
import type { SectionScript } from "./section-scripts.ts";
import type { SectionView } from "./section-views.server.ts";
import { StockTeaser } from "./stock-teaser/stock-teaser.tsx";

type ScriptSections = { readonly [Name in SectionView["component"]]?: SectionComponent<Name> };

const PAGE_SECTIONS: ScriptSections = { locations: Locations, stock_teaser: StockTeaser };

/** Loader of each script: a module whose exports are components by section name. */
const LOADERS: { readonly [Script in SectionScript]: () => Promise<ScriptSections> | ScriptSections } = {
  buttons: () => import("./scripts/buttons.ts"),
  embeds: () => import("./scripts/embeds.ts"),
  form: () => import("./scripts/form.ts"),
  "home-styles": () => import("./scripts/home-styles.ts"),
  "image-gallery": () => import("./scripts/image-gallery.ts"),
  "intents-styles": () => import("./scripts/intents-styles.ts"),
  map: () => import("./scripts/map.ts"),
  markup: () => import("./scripts/markup.ts"),
  "offer-overview": () => import("./scripts/offer-overview.ts"),
  offers: () => import("./scripts/offers.ts"),
  page: () => PAGE_SECTIONS,
  "quote-styles": () => import("./scripts/quote-styles.ts"),
  slider: () => import("./scripts/slider.ts"),
  styles: () => import("./scripts/styles.ts"),
  "table-styles": () => import("./scripts/table-styles.ts"),
  team: () => import("./scripts/team.ts"),
  "team-styles": () => import("./scripts/team-styles.ts"),
  vacancies: () => import("./scripts/vacancies.ts"),
  "vacancy-styles": () => import("./scripts/vacancy-styles.ts"),
  video: () => import("./scripts/video.ts"),
};

const load = async (script: SectionScript): Promise<SectionComponents> =>
  // Each component only gets the view of its own name.
  (await LOADERS[script]()) as unknown as SectionComponents;

const loaded = new Map<SectionScript, Promise<SectionComponents>>();

/** Starts to load a script and its styles, once. One that does not load loads the page again. */
export const loadSectionScript = (script: SectionScript): Promise<SectionComponents> => {
  const components = loaded.get(script) ?? load(script).catch(reloadOnce);
  loaded.set(script, components);
  return components;
};

type SectionOnDemandProps = { readonly view: SectionView; readonly script: SectionScript };

/** The page before this one stays until the component is there, and until then the document's own markup. */
export const SectionOnDemand = ({ view, script }: SectionOnDemandProps) => {
  const Section = use(SectionComponentsContext)[view.component] ?? use(loadSectionScript(script))[view.component];
  return Section && <Section view={view} />;
};

type StyledOnDemandProps = { readonly script: SectionScript; readonly children: ReactNode };

/** Markup in a navigation, whose styles come on demand. A document links them. */
export const StyledOnDemand = ({ script, children }: StyledOnDemandProps) => {
  use(loadSectionScript(script));
  return children;
};
