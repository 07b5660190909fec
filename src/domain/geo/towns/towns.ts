import { COUNTRIES } from "../../countries/index.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { parseTowns, type Town } from "./parse-towns.ts";

/** Towns of the countries with a module, and the larger ones around them. */
export const TOWNS: readonly Town[] = [
  ...Object.entries(COUNTRIES).flatMap(([country, { map }]) => parseTowns(country, map.towns)),
  ...Object.entries(NEIGHBOURS).flatMap(([country, table]) => parseTowns(country, table)),
];
