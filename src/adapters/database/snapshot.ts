import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { Connection } from "./schema.ts";

type Snapshot = { readonly db: Connection; readonly end: () => Promise<void> };

/** A connection of its own that sees the database as it is now, whatever is committed meanwhile. */
export const openSnapshot = async (database: Database): Promise<Snapshot> => {
  const session = await database.openSession();
  const end = async (): Promise<void> => {
    await sql`rollback`.execute(session.db).catch(() => undefined);
    await session.release();
  };
  try {
    await database.dialect.beginSnapshot.execute(session.db);
    return { db: session.db, end };
  } catch (error) {
    await end();
    throw error;
  }
};
