import type { Database } from "../../adapters/database/index.ts";
import { createImportContainer, toImportMarket, type ImportContainer } from "../../composition/imports.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";

/** The use cases of imports over the command's database and settings; invalid settings do not fail an import. */
export const createImportServices = (context: CliContext, database: Database): ImportContainer => {
  const settings = readMarketSettings(context);
  return createImportContainer({
    config: context.config,
    database,
    clock: context.clock,
    market: settings.ok ? toImportMarket(settings.value) : null,
    onNoticeError: (error) => {
      const errorMessage = error instanceof Error ? error.message : String(error);
      context.stderr.write(`the staff could not be told: ${errorMessage}\n`);
    },
  });
};
