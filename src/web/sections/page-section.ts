import type { MarkupNode } from "../features/markup/index.ts";
import type { SectionView } from "./section-views.server.ts";

/**
 * A section as the browser gets it: the markup of one that needs no script of its own, else its view. `component`: the styles of this
 * section come on demand.
 */
export type PageSection =
  | { readonly markup: MarkupNode; readonly component?: SectionView["component"] }
  | { readonly view: SectionView };
