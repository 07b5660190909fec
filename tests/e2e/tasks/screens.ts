import { PHONE } from "../../browser/stock-page.ts";

/** The screens on which visitors try the tasks. */
export const SCREENS = [
  ["on a phone", PHONE],
  ["at a desk", { viewport: { width: 1440, height: 900 } }],
] as const;
