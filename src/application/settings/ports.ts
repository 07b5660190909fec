import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

/** Reads the settings of a market; the error has one message for each invalid value. */
export type ReadMarketSettings = (market: string) => Result<Settings, readonly string[]>;
