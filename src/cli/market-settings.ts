import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { MARKET_SETTINGS } from "../shared-container/settings.ts";
import type { CliContext } from "./context.ts";

type Market = Pick<CliContext, "config">;

/** The settings of the configured market, or one message for each error. */
export const readMarketSettings = ({ config }: Market): Result<Settings, readonly string[]> =>
  MARKET_SETTINGS.read(config);

/** The settings of the configured market. Throws when they are invalid. */
export const marketSettings = ({ config }: Market): Settings => MARKET_SETTINGS.require(config);
