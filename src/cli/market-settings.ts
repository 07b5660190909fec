import { join } from "node:path";
import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { readSettings } from "../adapters/settings/read-settings.ts";
import type { CliContext } from "./context.ts";

const folder = join(import.meta.dirname, "..", "..", "settings");

type Market = Pick<CliContext, "config">;

/** The settings of the configured market, or one message for each error. */
export const readMarketSettings = ({ config }: Market): Result<Settings, readonly string[]> =>
  readSettings(join(folder, `${config.site}.yaml`));

/** The settings of the configured market. Throws when they are invalid. */
export const marketSettings = (market: Market): Settings => {
  const settings = readMarketSettings(market);
  if (!settings.ok) throw new Error(settings.error.join("\n"));
  return settings.value;
};
