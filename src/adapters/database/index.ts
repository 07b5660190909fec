export { createApiTokenStore } from "./api-tokens/api-token-store.ts";
export { createCatalogueRepository } from "./catalogue/catalogue-repository.ts";
export { createCatalogueWriter } from "./catalogue/catalogue-writer.ts";
export type { Database } from "./database.ts";
export { invalidateContentCache, getContentPreviewToken, readContentVersion } from "./content/content-state.ts";
export { createDraftFocusStore } from "./content/draft-focus-store.ts";
export { createDoctorReader } from "./doctor-reader.ts";
export { createFeedState } from "./feeds/feed-state.ts";
export { createNodeStore } from "./nodes/node-store.ts";
export { createPurgeState } from "./retention/purge-state.ts";
export { FEEDS_SUBJECT } from "./stock/sources/feed-rows.ts";
export { createFeedStore, feedLock } from "./feeds/feed-store.ts";
export { createFeedPictureRepository } from "./pictures/feed-picture-repository.ts";
export { describeFault } from "./describe-fault.ts";
export { putAnsweredSince, putChangesNotifiedSince, readAnsweredSince } from "./leads/answered-since.ts";
export {
  createAgendaVersions,
  createSharedSettings,
  ENVIRONMENT_FEED_SETTING,
  SITE_URL_SETTING,
} from "./shared-settings.ts";
export { describeDatabase, hasDatabase, openDatabase, readSchemaState } from "./open-database.ts";
export { readFeedVehicles, readFeedMedia } from "./stock/feed-vehicles.ts";
export { createOverrideStore } from "./stock/overrides/override-store.ts";
export { createStockReader } from "./stock/stock-reader.ts";
export { createStockWriter } from "./stock/stock-writer.ts";
export { listSharedVins } from "./stock/sources/shared-vehicles.ts";
export { createWriteProbe } from "./write-probe.ts";
export { watchVersion } from "./versions.ts";
