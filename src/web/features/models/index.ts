export { toAdvertisedLeaseView, type AdvertisedLeaseView } from "./advertised-lease-view.ts";
export {
  formatFuels,
  joinLabels,
  modelStockQuery,
  modelTitle,
  toModelCardView,
  type ModelCardView,
} from "./model-card-view.ts";
export { ModelCard } from "./model-card.tsx";
export { modelGallery, modelPicture } from "./model-picture.ts";
