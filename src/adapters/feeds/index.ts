export { isAddress, openIfChanged, redactSource, type AddressResponse, type Validators } from "./address.ts";
export { readCatalogue } from "./catalogue/read-catalogue.ts";
export { FaultError } from "./fault-error.ts";
export { sha256Hex } from "./sha256-hex.ts";
export { guessProfile } from "./guess-profile.ts";
export { loadProfile, loadShippedProfiles } from "./profiles.ts";
export { readFeed } from "./read-feed.ts";
export { SOURCE_LIMITS, readSource } from "./source.ts";
