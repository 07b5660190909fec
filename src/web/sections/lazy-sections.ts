import { lazy } from "react";
import { reloadOnce } from "../platform/versions/index.ts";
import type { SectionComponent } from "./elements/define-section.ts";
import { sectionNameOf } from "./section-name.ts";

type Load = () => Promise<{ readonly default: SectionComponent }>;

/** Reloads the document if a section fails to load. */
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

/** Components of all sections in the browser, loaded with the first page that contains them. */
export const LAZY_COMPONENTS: Readonly<Record<string, SectionComponent>> = Object.fromEntries(
  [...LOADERS].map(([name, load]) => [name, lazy(load)]),
);

/** Starts loading a section before it is rendered. */
export const loadSection = (name: string): void => void LOADERS.get(name)?.();
