import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/adapters/database/index.ts";

let prepared: Promise<string> | null = null;

const prepare = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-empty-"));
  const database = await openDatabase({ dataDir: folder, url: null });
  await database.close();
  return folder;
};

/** Puts a database without rows into the folder, as the first start leaves it: its migrations take longer than most tests. */
export const copyEmptyDatabase = async (dataDir: string): Promise<void> => {
  prepared ??= prepare();
  cpSync(await prepared, dataDir, { recursive: true });
};
