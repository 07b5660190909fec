export { isAddress, openIfChanged, shownSource, type OpenAddress, type Validators } from "./address.ts";
export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { FaultError } from "./fault.ts";
export { sha256 } from "./digest.ts";
export { guessProfile } from "./guess-profile.ts";
export { loadProfile, shippedProfiles } from "./profiles.ts";
export { readFeed } from "./read-feed.ts";
export { SOURCE_LIMITS, sourceBytes } from "./source.ts";
