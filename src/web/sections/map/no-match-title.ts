import { locationStrings } from "../../locations/index.ts";
import { locatorStrings } from "./locator-strings.ts";
import type { LocatorView } from "./map-view.ts";

/**
 * The specification's sentence for text without a matching location or town; a different one for filters that are too
 * strict.
 */
export const noMatchTitle = (search: LocatorView["search"]): string =>
  search === null || search.text !== "" ? locationStrings.noMatch : locatorStrings.noFilterMatch;
