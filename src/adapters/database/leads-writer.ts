import { sql } from "kysely";
import type { Database, Session } from "./database.ts";

/** Runs a write; writes of one writer run one after the other on SQLite. */
export type Write = <T>(work: (db: Database["db"]) => Promise<T>) => Promise<T>;

/**
 * Writes where they hold up nobody: on SQLite a write waits while an import commits, and all reads of the connection it
 * waits on with it; so it has a connection of its own, opened by the first write. PostgreSQL has a pool.
 */
export const createWriter = (database: Database): { readonly write: Write; readonly close: () => Promise<void> } => {
  if (database.dialect === "postgres") return { write: (work) => work(database.db), close: async () => undefined };
  let session: Promise<Session> | null = null;
  const opened = (): Promise<Session> => {
    session ??= openSession(database).catch((error: unknown) => {
      session = null;
      throw error;
    });
    return session;
  };
  return {
    write: async (work) => work((await opened()).db),
    close: async () => {
      const open = await session?.catch(() => null);
      session = null;
      await open?.release();
    },
  };
};

// What is deleted here was about people: else SQLite leaves it in its file until something is written over it.
const openSession = async (database: Database): Promise<Session> => {
  const session = await database.openSession();
  await sql`pragma secure_delete = on`.execute(session.db);
  return session;
};
