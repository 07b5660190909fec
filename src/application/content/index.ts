export {
  type CatalogueInventory,
  type ContentCheckResult,
  type FindOnSale,
  type LocatedFinding,
  readCatalogueInventory,
  type RedirectCheckFinding,
  runContentCheck,
  runRedirectCheck,
  type SiteInventory,
} from "./check/index.ts";
export { type ContentService, startContentService } from "./content-service.ts";
export { describeStoryProblems } from "./reload-content.ts";
export { createFormPages, type FormPages } from "./form-pages.ts";
export { type ContentDelivery, type ContentRequest, createContentDelivery } from "./delivery.ts";
export { readModelAddresses } from "./model-address.ts";
export { createPictureMarkings, type PictureMarkings } from "./picture-markings.ts";
export { withMarketAddresses } from "./market-content.ts";
export { createMarketDayJob, withPublicationDays, withPublicationDaysOfFiles } from "./publication-days.ts";
export { isEditorParameter } from "./editing.ts";
export type { Editing, Editor } from "./editing.ts";
export { type ListedStory, listContent } from "./list-content.ts";
export type * from "./ports.ts";
