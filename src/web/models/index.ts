export {
  type AdvertisedLeaseView,
  formatFuels,
  ModelCard,
  type ModelCardView,
  modelPicture,
  modelStockQuery,
  modelTitle,
  toModelCardView,
} from "./card/index.ts";
export { modelStrings } from "./card/model-cards-strings.ts";
export { modelLease, type ModelLease } from "./card/model-lease.ts";
export { ModelHead } from "./page/model-head.tsx";
export { type ModelLeaseView, type ModelView, type StepView, toModelView } from "./page/model-view.ts";
export { toVersionsView, type VersionsView } from "./page/versions-view.ts";
export { Versions } from "./page/versions.tsx";
export { modelListStrings, modelPageStrings } from "./strings/models-strings.ts";
