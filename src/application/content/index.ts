export { type ContentCheckResult, type LocatedFinding, runContentCheck } from "./check/check-content.ts";
export { type FindOnSale, type RedirectCheckFinding, runRedirectCheck } from "./check/check-redirects.ts";
export { type CatalogueInventory, readCatalogueInventory, type SiteInventory } from "./check/site-inventory.ts";
export {
  type Editing,
  type Editor,
  isEditorParameter,
  startContentService,
} from "./content-service.ts";
export { describeStoryProblems } from "./reload-content.ts";
export { createFormPages, type FormPages, readModelAddresses } from "./page-addresses.ts";
export { type ContentDelivery, type ContentRequest, createContentDelivery } from "./delivery.ts";
export { createPictureMarkings } from "./picture-markings.ts";
export { withMarketAddresses } from "./market-content.ts";
export { createMarketDayJob, withPublicationDays, withPublicationDaysOfFiles } from "./publication-days.ts";
export { type ListedStory, listContent } from "./list-content.ts";
export type { ContentSource } from "./ports.ts";
