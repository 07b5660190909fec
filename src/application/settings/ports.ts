import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** A market of a group: the settings' folder, and the name of their file. */
export type Market = { readonly settingsDir: string; readonly site: string };

/** Reads the settings of a market; the error has one message for each invalid value. */
export type ReadMarketSettings = (market: Market) => Result<Settings, readonly string[]>;
