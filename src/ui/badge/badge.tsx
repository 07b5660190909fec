import type { ReactNode } from "react";

export type BadgeTone = "plain" | "green" | "ink" | "saving";

/** A word about a vehicle, at the corner of its picture or beside its title. */
export const Badge = ({ tone = "plain", children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
);
