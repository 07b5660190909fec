import { join } from "node:path";
import { createSettingsService } from "#application/settings/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "settings");

/** The markets' settings, from the files of `settings/`. */
export const MARKET_SETTINGS = createSettingsService((market) => readSettings(join(FOLDER, `${market}.yaml`)));
