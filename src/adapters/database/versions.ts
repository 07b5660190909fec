import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { Database } from "./database.ts";
import type { DialectFeatures } from "./dialects/features.ts";
import type { Connection } from "./schema.ts";
import { createSharedSettings } from "./shared-settings.ts";

/** Number of times the subject has changed; 0 before the first change. */
export const readVersion = async (db: Connection, subject: string): Promise<number> => {
  const row = await db.selectFrom("versions").select("version").where("subject", "=", subject).executeTakeFirst();
  return row?.version ?? 0;
};

/** Increments the subject's version and returns it. Call it in the transaction that makes the change. */
export const incrementVersion = async (
  transaction: Connection,
  dialect: DialectFeatures,
  subject: string,
): Promise<number> => {
  const { version } = await transaction
    .insertInto("versions")
    .values({ subject, version: 1 })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version: sql`versions.version + 1` }))
    .returning("version")
    .executeTakeFirstOrThrow();
  await dialect.notify(transaction, subject);
  return version;
};

/** The version is polled at least this often: a notification can be lost with its connection. */
const MAX_POLL_INTERVAL_MS = 1_500;

type VersionWatchOptions = {
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly intervalMs?: number;
  /** The version whose data are known; by default the one of this moment. */
  readonly since?: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Calls `onChange` with the subject's new version within about `intervalMs` of a commit by any process or node, at the
 * latest after 1.5 seconds. Calls do not overlap: while one runs, later versions wait and only the newest is emitted.
 * When the query or `onChange` fails, `onError` is called and the next check retries.
 */
export const watchVersion = async (
  database: Database,
  subject: string,
  onChange: (version: number) => Promise<void> | void,
  { scheduler, intervalMs = 250, since, onError }: VersionWatchOptions,
): Promise<{ readonly stop: () => Promise<void> }> => {
  let emitted = since ?? (await readVersion(database.db, subject));
  const emitChange = async (signal: AbortSignal): Promise<void> => {
    const version = await readVersion(database.db, subject);
    if (signal.aborted || version === emitted) return;
    // Recorded only after `onChange` succeeds, so that a failure is retried.
    await onChange(version);
    emitted = version;
  };
  const check = scheduler.schedule({
    run: emitChange,
    onError,
    intervalMs: Math.max(MAX_POLL_INTERVAL_MS, intervalMs),
    whileRunning: "repeat",
  });
  const onCommit = (changed: string | null): void => {
    if (changed === null || changed === subject) check.trigger();
  };
  const listener = await database.listen(onCommit, { scheduler, intervalMs });
  // Catches a version created between the first query and the start of the listener.
  check.trigger();
  return {
    stop: async () => {
      await listener.stop();
      await check.stop();
    },
  };
};

/** Number of times the content of every node was invalidated. */
export const readContentVersion = ({ db }: Database): Promise<number> => readVersion(db, "content");

/** Invalidates the content cache on every node: each node reads the content files again. Returns the new version. */
export const invalidateContentCache = ({ db, dialect }: Database): Promise<number> =>
  db.transaction().execute((transaction) => incrementVersion(transaction, dialect, "content"));

/** Returns the token that lets editors see drafts. The first call creates it; all nodes share it. */
export const getContentPreviewToken = (database: Database): Promise<string> =>
  createSharedSettings(database).putIfAbsent("content-preview-token", randomBytes(24).toString("base64url"));
