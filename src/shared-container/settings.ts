import { join } from "node:path";
import type { Market } from "#application/settings/ports.ts";
import { createSettingsService } from "#application/settings/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";
import { displayPath } from "./display-path.ts";

export const settingsFilePath = ({ settingsDir, site }: Market): string => join(settingsDir, `${site}.yaml`);

/** Name of the market's file for an operator: a path below the working folder, or an absolute one. */
export const settingsFileName = (market: Market): string => displayPath(settingsFilePath(market));

/** The settings of a market, from its file. */
export const MARKET_SETTINGS = createSettingsService((market: Market) => readSettings(settingsFilePath(market)));
