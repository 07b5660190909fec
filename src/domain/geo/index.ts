export * from "./find-position.ts";
export * from "./position.ts";
export { TOWNS } from "./towns/towns.ts";
