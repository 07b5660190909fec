import type { TaskKind } from "./load-limiter.ts";

/** Kind of the task that renders the page at the path. `purpose`: the header `Sec-Purpose`, which browsers set. */
export type PageKind = (path: string, purpose: string | null) => TaskKind;

/** `isForm`: true if a form is opened at the path. */
export const createPageKind =
  (isForm: (path: string) => boolean): PageKind =>
  (path, purpose) => {
    if (purpose?.startsWith("prefetch") === true) return "preload";
    return isForm(path) ? "form" : "page";
  };
