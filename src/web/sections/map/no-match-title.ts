import { locationStrings } from "../../strings/locations.ts";
import { locatorStrings } from "../../strings/locator.ts";
import type { LocatorView } from "./map-view.ts";

/** A text that names no location and no town has the specification's sentence, too strict filters their own. */
export const noMatchTitle = (search: LocatorView["search"]): string =>
  search === null || search.text !== "" ? locationStrings.noMatch : locatorStrings.noFilterMatch;
