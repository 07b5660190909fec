import { EXPORT_FORMATS } from "../../../src/adapters/formats/vehicles/index.ts";

/** Feeds that a site offers, from the list of its formats. */
export const FEED_FILES: readonly string[] = EXPORT_FORMATS.map(({ file }) => `/feeds/${file}`);

export const FEED_NAMES: readonly string[] = EXPORT_FORMATS.map(({ name }) => name);
