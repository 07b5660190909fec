export * from "./bounds.ts";
export * from "./find-position.ts";
export * from "./origin.ts";
export * from "./polyline.ts";
export * from "./position.ts";
export type { Town } from "./towns/parse-towns.ts";
export { TOWNS } from "./towns/towns.ts";
