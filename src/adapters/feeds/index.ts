export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { sha256 } from "./digest.ts";
export { loadProfile, parseProfile, profileNames } from "./profiles.ts";
export { readFeed } from "./read-feed.ts";
export { isAddress, shownSource, SOURCE_LIMITS, sourceBytes } from "./source.ts";
