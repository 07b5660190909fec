import { type ComponentType, createContext } from "react";
import type { SectionView, SectionViewOf } from "./section-views.server.ts";

export type SectionComponent<Name extends SectionView["component"]> = ComponentType<{
  readonly view: SectionViewOf<Name>;
}>;

/** Component by section name: each only gets the view of its own name. */
export type SectionComponents = Readonly<Record<string, ComponentType<{ readonly view: SectionView }>>>;

/** The components of all sections on the server; none in the browser, which loads each on demand. */
export const SectionComponentsContext = createContext<SectionComponents>({});
