import type { MarkupNode } from "../features/markup/index.ts";
import type { SectionScript } from "./section-scripts.ts";
import type { SectionStyles } from "./section-styles.ts";
import type { SectionView } from "./section-views.server.ts";

type SectionContent =
  | { readonly markup: MarkupNode }
  | {
      readonly view: SectionView;
      /** The script with its component. */
      readonly script: SectionScript;
    };

/** A section as the browser gets it: the markup of one that needs no script, else its view. */
export type PageSection = SectionContent & {
  /** Its style sheet, unless that of every page or the document has its styles. */
  readonly styles?: SectionStyles;
};
