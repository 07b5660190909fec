export { createLeaseOfferService, type LeaseOfferService } from "./lease-offer-service.ts";
export { answerLeaseSearch } from "./lease-search.ts";
