import type { ReactNode } from "react";

/** Named examples of a component for the gallery. */
export type Examples = {
  readonly component: string;
  readonly about: string;
  readonly examples: readonly { readonly name: string; readonly render: () => ReactNode; readonly onDark?: boolean }[];
};
