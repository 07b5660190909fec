import { createContext, type ReactNode } from "react";

/** The HTML of header and footer, rendered once for all pages. */
export type FragmentCache = {
  /** `key` states all that the part is made from, beside `owner`: an object that does not change and with which the HTML is released. */
  readonly htmlOf: (key: string, part: ReactNode, owner: object) => string;
};

/** Null in the browser, which renders every part. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);
