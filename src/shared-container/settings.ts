import { join } from "node:path";
import { ConfigurationError, type Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";
import { displayPath } from "./display-path.ts";

/** A market of a group: the settings' folder, and the name of their file. */
type Market = { readonly settingsDir: string; readonly site: string };

export const settingsFilePath = ({ settingsDir, site }: Market): string => join(settingsDir, `${site}.yaml`);

/** Name of the market's file for an operator: a path below the working folder, or an absolute one. */
export const settingsFileName = (market: Market): string => displayPath(settingsFilePath(market));

const read = (market: Market): Result<Settings, readonly string[]> => readSettings(settingsFilePath(market));

/** The settings of a market, from its file, or one message for each invalid value. */
export const MARKET_SETTINGS = {
  read,
  /** Throws a `ConfigurationError` with the messages. */
  require: (market: Market): Settings => {
    const settings = read(market);
    if (settings.ok) return settings.value;
    throw new ConfigurationError(settings.error.join("\n"));
  },
};
