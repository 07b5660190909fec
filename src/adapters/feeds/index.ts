export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { sha256 } from "./digest.ts";
export { loadProfile } from "./profiles.ts";
export { readFeed } from "./read-feed.ts";
export { isAddress, SOURCE_LIMITS, sourceBytes } from "./source.ts";
