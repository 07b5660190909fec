export * from "./row.ts";
export { type AddressRules, isCanonicalPath, resolveRedirect } from "./rules.ts";
export * from "./table.ts";
export { isTrackingParameter, readableKey, splitAddress, withTracking } from "./address-key.ts";
