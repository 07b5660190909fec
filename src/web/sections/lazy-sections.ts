import { lazy } from "react";
import { reloadOnce } from "../features/versions/index.ts";
import type { SectionComponent } from "./elements/define-section.ts";
import { sectionNameOf } from "./section-name.ts";

type Load = () => Promise<{ readonly default: SectionComponent }>;

/** One that does not load loads the page again. */
const once = (load: () => Promise<SectionComponent>): Load => {
  let loaded: ReturnType<Load> | null = null;
  return () => (loaded ??= load().then((component) => ({ default: component }), reloadOnce));
};

const LOADERS: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<SectionComponent>("./*/index.ts", { import: "component" })).map(([path, load]) => [
    sectionNameOf(path),
    once(load),
  ]),
);

/** The components of all sections in the browser, which loads each with the first page that has one. */
export const LAZY_COMPONENTS: Readonly<Record<string, SectionComponent>> = Object.fromEntries(
  [...LOADERS].map(([name, load]) => [name, lazy(load)]),
);

/** Starts to load a section before it is rendered. */
export const loadSection = (name: string): void => void LOADERS.get(name)?.();
