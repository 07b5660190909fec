export { CONTRACT_ITEMS, type ContractItem } from "./offer-fields.ts";
export * from "./list-offers.ts";
export * from "./offer.ts";
export * from "./offer-benefit.ts";
export * from "./offer-grid.ts";
export * from "./offer-query.ts";
export * from "./offer-terms.ts";
export * from "./publication.ts";
export * from "./quote-offer.ts";
