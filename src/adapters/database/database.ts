import type { Kysely } from "kysely";
import type { Dialect } from "./migrations/migration.ts";
import type { Schema } from "./schema.ts";

/** A connection of its own, for work that takes long and must not hold up `Database.db`. */
export type Session = { readonly db: Kysely<Schema>; readonly release: () => Promise<void> };

/** Held until released, or until the process that holds it is gone. */
export type Lock = { readonly release: () => Promise<void> };

/** Hears that something was committed elsewhere; `stop` ends it. */
export type Listener = { readonly stop: () => Promise<void> };

/** What a dialect provides. `db` is for short work: on SQLite it is one connection, and its transactions are serial. */
export type Database = {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  readonly openSession: () => Promise<Session>;
  /** Takes the lock of that name, across processes and nodes, or null where somebody else has it. */
  readonly tryLock: (name: string) => Promise<Lock | null>;
  /** Calls `onCommit` soon after somebody committed; it may call once too often, and miss one. */
  readonly listen: (onCommit: () => void, intervalMs: number) => Promise<Listener>;
  readonly close: () => Promise<void>;
};
