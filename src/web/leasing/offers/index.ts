export { OfferCards } from "./offer-card.tsx";
export { offerRequestHref } from "./offer-hrefs.ts";
export { type OfferCardView, otherMonthly, toOfferCardView } from "./offer-card-view.ts";
export { offerGallery, offerPicture } from "./offer-picture.ts";
export {
  formatCentsPerKm,
  formatIn,
  formatIncluded,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  offerEmissions,
  type OfferSettings,
} from "./offer-texts.ts";
