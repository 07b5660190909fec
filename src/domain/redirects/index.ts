export { readableKey, splitAddress } from "./address-key.ts";
export { isCanonicalPath } from "./canonical-path.ts";
export * from "./merge.ts";
export * from "./row.ts";
export * from "./rules.ts";
export * from "./table.ts";
export { isTrackingParameter, withTracking } from "./tracking-parameters.ts";
