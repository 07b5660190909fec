export * from "./country.ts";
export * from "./canonical-address.ts";
export * from "./form-path.ts";
export * from "./lead-routing.ts";
export * from "./paths.ts";
export * from "./security-contact.ts";
export * from "./segments.ts";
export * from "./settings.ts";
export { type CustomFilter } from "./stock-filters.ts";
