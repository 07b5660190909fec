export { createApiTokenStore } from "./api-tokens/api-token-store.ts";
export { createCatalogueRepository, createCatalogueWriter } from "./catalogue/catalogue-repository.ts";
export type { Database } from "./database.ts";
export { getContentPreviewToken, invalidateContentCache, readContentVersion, watchVersion } from "./versions.ts";
export { createDraftFocusStore } from "./content/draft-focus-store.ts";
export { createDoctorReader } from "./doctor-reader.ts";
export { createNodeStore } from "./nodes/node-store.ts";
export { createPurgeState } from "./retention/purge-state.ts";
export { FEEDS_SUBJECT } from "./stock/sources/take-over.ts";
export { createFeedState, createFeedStore, feedLock } from "./feeds/feed-store.ts";
export { createFeedPictureRepository } from "./pictures/feed-picture-repository.ts";
export { describeState, explainFault, type NamedDatabase, toStartError } from "./database-error.ts";
export {
  createAgendaVersions,
  createSharedSettings,
  ENVIRONMENT_FEED_SETTING,
  putAnsweredSince,
  putChangesNotifiedSince,
  readAnsweredSince,
  SITE_URL_SETTING,
} from "./shared-settings.ts";
export type { Obstacle } from "./dialects/postgres-obstacles.ts";
export {
  describeDatabase,
  hasDatabase,
  nameDatabase,
  openDatabase,
  readObstacles,
  readSchemaState,
} from "./open-database.ts";
export { readFeedVehicles, readFeedMedia } from "./stock/vehicle-rows.ts";
export { createOverrideStore } from "./stock/overrides/override-store.ts";
export { createStockReader, listSources, readFedVehicles } from "./stock/stock-reader.ts";
export { createStockWriter } from "./stock/stock-writer.ts";
export { type FeedTwins, listSharedVins, listTwins } from "./stock/sources/shared-vehicles.ts";
export { createWriteProbe } from "./writer.ts";
