import { join, relative } from "node:path";
import type { Market } from "#application/settings/ports.ts";
import { createSettingsService } from "#application/settings/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";

export const settingsFile = ({ settingsDir, site }: Market): string => join(settingsDir, `${site}.yaml`);

/** Name of the market's file for an operator: a path below the working folder, or an absolute one. */
export const settingsFileName = (market: Market): string => {
  const file = settingsFile(market);
  const path = relative(process.cwd(), file);
  return path.startsWith("..") ? file : path;
};

/** The settings of a market, from its file. */
export const MARKET_SETTINGS = createSettingsService((market: Market) => readSettings(settingsFile(market)));
