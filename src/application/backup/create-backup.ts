import type { Clock } from "#domain/shared/index.ts";
import { createRowCounter } from "./row-counter.ts";
import type { BackupFormat, BackupHeader, BackupStore, RowCounts, SavedTable } from "./ports.ts";

type CreateBackupDependencies = {
  readonly store: BackupStore;
  readonly format: Pick<BackupFormat, "write">;
  readonly clock: Clock;
  /** Version of this Vitrine. */
  readonly program: string;
};

export type CreatedBackup = { readonly header: BackupHeader; readonly rows: RowCounts };

/** Writes the database as it is now, while others go on writing to it. */
export const createBackup = async (
  { store, format, clock, program }: CreateBackupDependencies,
  writeFile: (content: AsyncIterable<Uint8Array>, header: BackupHeader) => Promise<void>,
): Promise<CreatedBackup> => {
  const { tables, version: schema } = store.schema;
  const snapshot = await store.openSnapshot();
  try {
    const header = { program, schema, createdAt: clock.now().toISOString() };
    const counter = createRowCounter(tables);
    const read = async function* (table: SavedTable) {
      for await (const rows of snapshot.read(table)) {
        counter.add(table.name, rows.length);
        yield rows;
      }
    };
    await writeFile(format.write(header, tables, read), header);
    return { header, rows: counter.counts };
  } finally {
    await snapshot.end();
  }
};
