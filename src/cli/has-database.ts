import { access } from "node:fs/promises";
import { join } from "node:path";
import type { CliContext } from "./context.ts";

/** Keeps a check from creating the embedded database. */
export const hasDatabase = async ({ config }: Pick<CliContext, "config">): Promise<boolean> =>
  config.databaseUrl !== null ||
  (await access(join(config.dataDir, "vitrine.sqlite")).then(
    () => true,
    () => false,
  ));
