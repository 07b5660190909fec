import { ConfigurationError } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Market, ReadMarketSettings } from "./ports.ts";

type SettingsService = {
  readonly read: ReadMarketSettings;
  /** Throws a `ConfigurationError` with one message for each invalid value. */
  readonly require: (market: Market) => Settings;
};

export const createSettingsService = (read: ReadMarketSettings): SettingsService => ({
  read,
  require: (market) => {
    const settings = read(market);
    if (settings.ok) return settings.value;
    throw new ConfigurationError(settings.error.join("\n"));
  },
});
