import { type ReactNode, use } from "react";
import { reloadOnce } from "../features/versions/index.ts";
import { Locations } from "./locations/locations.tsx";
import { type SectionComponent, type SectionComponents, SectionComponentsContext } from "./section-component.ts";
import type { SectionScript } from "./section-scripts.ts";
import type { SectionStyles } from "./section-styles.ts";
import type { SectionView } from "./section-views.server.ts";
import { StockTeaser } from "./stock-teaser/stock-teaser.tsx";

type ScriptSections = { readonly [Name in SectionView["component"]]?: SectionComponent<Name> };

const PAGE_SECTIONS: ScriptSections = { locations: Locations, stock_teaser: StockTeaser };

/** Loader of each script: a module whose exports are components by section name. */
const LOADERS: { readonly [Script in SectionScript]: () => Promise<ScriptSections> | ScriptSections } = {
  buttons: () => import("./scripts/buttons.ts"),
  embeds: () => import("./scripts/embeds.ts"),
  form: () => import("./scripts/form.ts"),
  "image-gallery": () => import("./scripts/image-gallery.ts"),
  map: () => import("./scripts/map.ts"),
  markup: () => import("./scripts/markup.ts"),
  "offer-overview": () => import("./scripts/offer-overview.ts"),
  offers: () => import("./scripts/offers.ts"),
  page: () => PAGE_SECTIONS,
  slider: () => import("./scripts/slider.ts"),
  team: () => import("./scripts/team.ts"),
  vacancies: () => import("./scripts/vacancies.ts"),
  video: () => import("./scripts/video.ts"),
};

/** Loader of each style sheet that is not in the one of every page. */
const STYLE_LOADERS = import.meta.glob("./styles/*.css");

type SectionFile = SectionScript | SectionStyles;

const isScript = (name: SectionFile): name is SectionScript => name in LOADERS;

const load = async (name: SectionFile): Promise<SectionComponents> =>
  // Each component only gets the view of its own name; a style sheet has none.
  (await (isScript(name) ? LOADERS[name]() : STYLE_LOADERS[`./${name}.css`]?.())) as SectionComponents;

const loaded = new Map<SectionFile, Promise<SectionComponents>>();

/** Starts to load a script with its styles, or a style sheet, once. One that does not load loads the page again. */
export const loadForSection = (name: SectionFile): Promise<SectionComponents> => {
  const components = loaded.get(name) ?? load(name).catch(reloadOnce);
  loaded.set(name, components);
  return components;
};

type SectionOnDemandProps = { readonly view: SectionView; readonly script: SectionScript };

/** The page before this one stays until the component is there, and until then the document's own markup. */
export const SectionOnDemand = ({ view, script }: SectionOnDemandProps) => {
  const Section = use(SectionComponentsContext)[view.component] ?? use(loadForSection(script))[view.component];
  return Section && <Section view={view} />;
};

type StyledOnDemandProps = { readonly styles: SectionStyles | undefined; readonly children: ReactNode };

/** A section whose styles come on demand in a navigation. A document links them: without a name nothing is loaded, and the section stays the same. */
export const StyledOnDemand = ({ styles, children }: StyledOnDemandProps) => {
  if (styles !== undefined) use(loadForSection(styles));
  return children;
};
