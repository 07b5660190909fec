import type { ReactNode } from "react";

type BadgeTone = "plain" | "green" | "ink" | "saving" | "state";

/** Short label on a picture or beside a title. */
export const Badge = ({ tone = "plain", children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
);
