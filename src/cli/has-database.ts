import { access } from "node:fs/promises";
import { join } from "node:path";
import type { CliContext } from "./context.ts";

/** A check must not make a database where there is none. */
export const hasDatabase = async ({ config }: Pick<CliContext, "config">): Promise<boolean> =>
  config.databaseUrl !== null ||
  (await access(join(config.dataDir, "vitrine.sqlite")).then(
    () => true,
    () => false,
  ));
