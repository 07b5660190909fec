import { createContext, type ReactNode } from "react";

/** Cache for the HTML of header and footer, rendered once for all pages. */
export type FragmentCache = {
  /** `key` identifies all input except `owner`, an immutable object; the HTML is released with it. */
  readonly htmlOf: (key: string, part: ReactNode, owner: object) => string;
};

/** Null in the browser, where nothing is cached. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);
