import { createImportServices, type ImportServices, toImportMarket } from "../../composition/imports.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";

/** Runs `work` with the use cases of imports over the command's database; invalid settings do not fail an import. */
export const withImports = async (
  context: CliContext,
  work: (imports: ImportServices) => Promise<void>,
): Promise<void> => {
  const database = await context.openDatabase();
  const settings = readMarketSettings(context);
  const imports = createImportServices({
    config: context.config,
    database,
    clock: context.clock,
    market: settings.ok ? toImportMarket(settings.value) : null,
    onNoticeError: (error) => {
      const errorMessage = error instanceof Error ? error.message : String(error);
      context.stderr.write(`the staff could not be told: ${errorMessage}\n`);
    },
  });
  try {
    await work(imports);
  } finally {
    await database.close();
  }
};
