export { OfferCards } from "./offer-card.tsx";
export { offerRequestHref } from "./offer-hrefs.ts";
export { otherMonthly, toOfferCardView, type OfferCardView } from "./offer-card-view.ts";
export { modelLease, type ModelLease } from "./model-lease.ts";
export { offerGallery, offerPicture } from "./offer-picture.ts";
export {
  formatCentsPerKm,
  formatIn,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  offerEmissions,
} from "./offer-texts.ts";
