import type { ReactNode } from "react";

/** Named examples of a component: its documentation, its page in the gallery, what axe and the pictures look at. */
export type Examples = {
  readonly component: string;
  readonly about: string;
  readonly examples: readonly { readonly name: string; readonly render: () => ReactNode; readonly onDark?: boolean }[];
};
