export * from "./find-position.ts";
export * from "./position.ts";
export type { Town, TownRank } from "./towns/parse-towns.ts";
export { TOWNS } from "./towns/towns.ts";
