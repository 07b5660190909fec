import { createContext, type ReactNode } from "react";

/** The HTML of parts that pages share, each rendered once. */
export type FragmentCache = {
  /** `key` states all that the part is made from. */
  readonly htmlOf: (key: string, part: ReactNode) => string;
};

/** Null in the browser, which renders every part. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);
