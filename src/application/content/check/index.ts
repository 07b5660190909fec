export * from "./path-resolver.ts";
export * from "./check-content.ts";
export * from "./site-inventory.ts";
export * from "./catalogue-inventory.ts";
export { type FindOnSale, type RedirectCheckFinding, runRedirectCheck } from "./check-redirects.ts";
