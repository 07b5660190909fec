import type { Scheduler } from "#application/jobs/ports.ts";
import type { DialectFeatures } from "./dialects/features.ts";
import type { Connection } from "./schema.ts";

/** A separate connection for long work that must not block `Database.db`. */
export type Session = { readonly db: Connection; readonly release: () => Promise<void> };

/** Held until released or until the process that holds it exits. */
export type Lock = { readonly release: () => Promise<void> };

/** `subject`: the one whose version changed; null: any may have. */
export type OnCommit = (subject: string | null) => void;

export type Listener = { readonly stop: () => Promise<void> };

/** How a dialect without notifications looks for commits. */
export type Polling = { readonly scheduler: Pick<Scheduler, "schedule">; readonly intervalMs: number };

/** Implemented by each dialect. `db` is for short work: on SQLite it is one connection with serial transactions. */
export type Database = {
  readonly db: Connection;
  /** For migrations, restores and what else may take minutes: PostgreSQL ends it by no time limit of the role. */
  readonly jobs: Connection;
  readonly dialect: DialectFeatures;
  readonly openSession: () => Promise<Session>;
  /** Acquires the named lock across processes and nodes; null when it is held elsewhere. */
  readonly tryLock: (name: string) => Promise<Lock | null>;
  /** Calls `onCommit` soon after any connection commits. May call without a commit and may miss one. */
  readonly listen: (onCommit: OnCommit, polling: Polling) => Promise<Listener>;
  readonly close: () => Promise<void>;
};
