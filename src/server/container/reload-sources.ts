import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { listContentFiles } from "../../adapters/content/index.ts";
import { waitUntilSettled } from "../../adapters/platform/files/settled-files.ts";
import { MARKET_SETTINGS, settingsFilePath } from "../../shared-container/settings.ts";
import type { Config } from "../environment/config.ts";

export type ReadSettings = () => Result<Settings, readonly string[]>;

/** Reads the settings of the configured market, initially and on each call. */
export const createSettingsReader =
  (config: Pick<Config, "site" | "settingsDir">): ReadSettings =>
  () =>
    MARKET_SETTINGS.read(config);

/** Resolves when no file that a reload reads is being written; with the file that goes on changing after ten seconds. */
export type SettleFiles = () => Promise<string | null>;

export const createFileSettling =
  (config: Pick<Config, "site" | "settingsDir" | "contentDir">): SettleFiles =>
  () =>
    waitUntilSettled(() => [settingsFilePath(config), ...listContentFiles(config.contentDir)]);
