import type { BackupStore, SavedSchema } from "#application/backup/ports.ts";
import type { Database } from "../database.ts";
import { MIGRATIONS } from "../migrations/index.ts";
import { type ImportLockDependencies, UNNAMED_USER } from "../stock/import-lock.ts";
import { openSnapshot } from "../snapshot.ts";
import { countStoredRows, readRows } from "./read-rows.ts";
import { hasSavedRows, replaceRows } from "./replace-rows.ts";
import { SAVED_TABLES } from "./saved-tables.ts";

/** Schema of the backups of this program. */
export const SAVED_SCHEMA: SavedSchema = {
  version: Object.keys(MIGRATIONS).at(-1) ?? "",
  tables: SAVED_TABLES.map(({ name, columns }) => ({ name, columns })),
};

type ImportLockUser = Pick<ImportLockDependencies, "clock" | "user">;

const SYSTEM: ImportLockUser = { clock: { now: () => new Date() }, user: UNNAMED_USER };

/** `lockUser`: who restores. A restore waits for imports of vehicles, and they for it. */
export const createBackupStore = (database: Database, lockUser: ImportLockUser = SYSTEM): BackupStore => ({
  schema: SAVED_SCHEMA,
  openSnapshot: async () => {
    const { db, end } = await openSnapshot(database);
    return {
      read: async function* ({ name }) {
        const table = SAVED_TABLES.find((saved) => saved.name === name);
        if (table !== undefined) yield* readRows(db, table);
      },
      end,
    };
  },
  count: () => countStoredRows(database.db),
  hasSavedRows,
  replace: (incoming, { mayReplace }) => replaceRows({ database, ...lockUser }, incoming, mayReplace),
});
