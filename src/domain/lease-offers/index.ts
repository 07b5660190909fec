export * from "./contract-items.ts";
export * from "./list-offers.ts";
export * from "./offer.ts";
export * from "./offer-grid.ts";
export * from "./offer-query.ts";
export * from "./offer-terms.ts";
export * from "./publication.ts";
export * from "./quote-offer.ts";
