export { isAddress, openIfChanged, redactSource } from "./source/address.ts";
export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { FaultError } from "./fault-error.ts";
export { guessProfile } from "./profiles/guess-profile.ts";
export { loadProfile, loadShippedProfiles } from "./profiles/profiles.ts";
export { readFeed } from "./read-feed.ts";
export { watchFile } from "./source/watch-file.ts";
export { SOURCE_LIMITS, readSource } from "./source/source.ts";
