export { isAddress, openIfChanged, redactSource } from "./source/address.ts";
export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { toFaultResult } from "./fault-error.ts";
export { FEED_PROFILES } from "./profiles/feed-profiles.ts";
export { loadProfile } from "./profiles/profiles.ts";
export { openReportFile } from "./report-file.ts";
export { readFeed } from "./read-feed.ts";
export { watchFile } from "./source/watch-file.ts";
export { SOURCE_LIMITS, readSource } from "./source/source.ts";
