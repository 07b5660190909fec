import type { ReactNode } from "react";
import { nonBreakingTitle } from "../non-breaking-title.tsx";

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode };

/** Explains why there is no content and offers a next step. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className="empty">
    <h2 className="text-xl">{nonBreakingTitle(title)}</h2>
    {text && <p className="empty-text text-soft">{text}</p>}
    {children}
  </div>
);
