import { join } from "node:path";
import { createSettingsService } from "#application/settings/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "demo", "group", "settings");

export const settingsFile = (market: string): string => join(FOLDER, `${market}.yaml`);

/** The markets' settings, from the files of `demo/group/settings/`. */
export const MARKET_SETTINGS = createSettingsService((market) => readSettings(settingsFile(market)));
