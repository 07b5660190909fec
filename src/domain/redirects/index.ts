export * from "./row.ts";
export { type AddressRules, isCanonicalPath, resolveRedirect } from "./rules.ts";
export { isTrackingParameter, readableKey, splitAddress, withTracking } from "./row.ts";
export * from "./table.ts";
