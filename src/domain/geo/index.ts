export * from "./bounds.ts";
export * from "./find-position.ts";
export * from "./origin.ts";
export * from "./polyline.ts";
export * from "./position.ts";
export { TOWNS } from "./towns/towns.ts";
