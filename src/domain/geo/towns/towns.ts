import { BELGIUM } from "./belgium.ts";
import { FRANCE } from "./france.ts";
import { GERMANY } from "./germany.ts";
import { LUXEMBOURG } from "./luxembourg.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { parseTowns, type Town } from "./parse-towns.ts";

/** Towns of Luxembourg, Belgium, France and Germany, and the larger ones around them. */
export const TOWNS: readonly Town[] = [
  ...parseTowns("LU", LUXEMBOURG),
  ...parseTowns("BE", BELGIUM),
  ...parseTowns("FR", FRANCE),
  ...parseTowns("DE", GERMANY),
  ...Object.entries(NEIGHBOURS).flatMap(([country, table]) => parseTowns(country, table)),
];
