export {
  formatFuels,
  type ModelCardView,
  modelPicture,
  modelStockQuery,
  modelTitle,
  toModelCardView,
} from "./card/model-card-view.ts";
export { ModelCard } from "./card/model-card.tsx";
export { modelStrings } from "./card/model-cards-strings.ts";
export { type AdvertisedLeaseView, modelLease, type ModelLease } from "./card/model-lease.ts";
export { ModelHead } from "./page/model-head.tsx";
export { type ModelLeaseView, type ModelView, type StepView, toModelView } from "./page/model-view.ts";
export { toVersionsView, type VersionsView } from "./page/versions-view.ts";
export { Versions } from "./page/versions.tsx";
export { modelPageStrings } from "./strings/models-strings.ts";
