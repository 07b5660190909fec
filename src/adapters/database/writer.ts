import { randomBytes } from "node:crypto";
import type { Database, Session } from "./database.ts";
import type { Connection } from "./schema.ts";

/** Runs a write. On SQLite, writes of one writer run one after the other. */
export type Write = <T>(work: (db: Connection) => Promise<T>) => Promise<T>;

/** A write that is done as a whole or not at all. */
export const inTransaction = <T>(write: Write, work: (transaction: Connection) => Promise<T>): Promise<T> =>
  write((db) => db.transaction().execute(work));

/**
 * Creates a writer that does not block reads. On SQLite a write waits while an import commits and blocks the reads of
 * its connection, so the writer opens a separate connection with its first write. PostgreSQL uses its pool.
 */
export const createWriter = (database: Database): { readonly write: Write; readonly close: () => Promise<void> } => {
  if (!database.dialect.needsWriteConnection)
    return { write: (work) => work(database.db), close: async () => undefined };
  let session: Promise<Session> | null = null;
  const getSession = (): Promise<Session> => {
    session ??= openSession(database).catch((error: unknown) => {
      session = null;
      throw error;
    });
    return session;
  };
  return {
    write: async (work) => work((await getSession()).db),
    close: async () => {
      const current = await session?.catch(() => null);
      session = null;
      await current?.release();
    },
  };
};

const openSession = async (database: Database): Promise<Session> => {
  const session = await database.openSession();
  await database.dialect.prepareWriteConnection(session.db);
  return session;
};

/** As much as a lead with its deliveries takes. */
const PROBE_BYTES = 8 * 1024;

/** Name of the setting that it writes. */
export const WRITE_PROBE_SETTING = "write-probe";

/** Saves and commits one row, over and over the same, on a connection of its own as leads are. */
export const createWriteProbe = (database: Database) => {
  const { write, close } = createWriter(database);
  return {
    write: (): Promise<void> =>
      write(async (db) => {
        const value = randomBytes(PROBE_BYTES / 2).toString("hex");
        await db
          .insertInto("settings")
          .values({ name: WRITE_PROBE_SETTING, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
      }),
    close,
  };
};
