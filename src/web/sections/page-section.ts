import type { MarkupNode } from "../features/markup/index.ts";
import type { SectionScript } from "./section-scripts.ts";
import type { StylesScript } from "./section-styles.ts";
import type { SectionView } from "./section-views.server.ts";

/**
 * A section as the browser gets it: the markup of one that needs no script of its own, else its view. `script`: the script that the
 * browser loads for it, which of markup has only styles.
 */
export type PageSection =
  | { readonly markup: MarkupNode; readonly script?: StylesScript }
  | { readonly view: SectionView; readonly script: SectionScript };
