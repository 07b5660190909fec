export type { AdvertisedLeaseView } from "./advertised-lease-view.ts";
export {
  formatFuels,
  joinLabels,
  type ModelCardView,
  modelStockQuery,
  modelTitle,
  toModelCardView,
} from "./model-card-view.ts";
export { ModelCard } from "./model-card.tsx";
export { modelGallery, modelPicture } from "./model-picture.ts";
