import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { inBackground, throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import { DatabaseError, throwDatabaseError } from "../database-error.ts";
import { LOST_PRIMARY, NO_CONNECTION_LEFT } from "./unavailable.ts";

/** A query fails when it gets no connection within this time. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** A connection to a server that is no longer the primary, and says nothing, is used no longer than this. */
const MAX_LIFETIME_SECONDS = 600;

export const MAX_CONNECTIONS = 10;

/** A connection is closed when a query on it has had no answer for so long: of a page or a form, and of long work. */
export type Deadlines = { readonly shortMs: number; readonly longMs: number };

/** The system itself notices a network that drops everything after a quarter of an hour. */
const DEADLINES: Deadlines = { shortMs: 60_000, longMs: 3_600_000 };

const LIMITS = [
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
  "idle_session_timeout",
  "transaction_timeout",
]
  .map((name) => `'${name}'`)
  .join(", ");

/** Lifts the time limits of the role, which would end an import, a backup or a migration. Older servers do not know them all. */
const LIFT_LIMITS = `select set_config(name, '0', false) from pg_settings where name in (${LIMITS})`;

/** Sets those of the role again. */
const RESTORE_LIMITS = `select set_config(name, reset_val || 'ms', false) from pg_settings where name in (${LIMITS})`;

type PostgresPools = {
  /** For pages and forms: the limits of the role hold. */
  readonly short: PostgresPool;
  /** The same connections without the time limits of the role, for work that takes minutes. */
  readonly long: PostgresPool;
};

/**
 * Pools whose errors are in our words. When a server answers that it is not, or no longer, the primary, this connection and all
 * that were opened before it are closed: they lead to the same server, and would fail one form each.
 */
export const createPostgresPools = (
  url: string,
  types: PoolConfig["types"],
  { shortMs, longMs }: Deadlines = DEADLINES,
): PostgresPools => {
  const pool = new Pool({
    connectionString: url,
    application_name: "vitrine",
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    keepAlive: true,
    ...(types === undefined ? {} : { types }),
  });
  const openedIn = new WeakMap<PoolClient, number>();
  const limited = { untilMs: 0 };
  let generation = 0;
  // A broken connection fails its query and the pool opens a new one. Without a listener the event would end the process.
  pool.on("error", () => undefined);
  const onConnect = (client: PoolClient): void => {
    openedIn.set(client, generation);
    client.on("error", () => undefined);
  };
  pool.on("connect", withErrorHandler(onConnect, throwUnhandled));
  const isOutdated = (client: PoolClient): boolean => openedIn.get(client) !== generation;
  const onError = (client: PoolClient, error: unknown): void => {
    const isLost = error instanceof DatabaseError && LOST_PRIMARY.has(error.code);
    if (isLost && !isOutdated(client)) generation += 1;
  };
  const connect = async (): Promise<PoolClient> => {
    let client = await connectOrWait(pool, limited);
    while (isOutdated(client)) {
      client.release(true);
      client = await connectOrWait(pool, limited);
    }
    return client;
  };
  const lendFor = async (deadlineMs: number): Promise<PostgresPoolClient> =>
    lend(await connect(), deadlineMs, onError, isOutdated);
  let ended: Promise<void> | null = null;
  const end = (): Promise<void> => (ended ??= pool.end());
  const base = { options: pool.options, end };
  return {
    short: { ...base, connect: () => lendFor(shortMs) },
    long: { ...base, connect: async () => withoutLimits(await lendFor(longMs)) },
  };
};

/** The pool opens as many connections again after a while: another program may have had those of the role. */
const FEWER_FOR_MS = 60_000;

/** A role may have fewer connections than the pool: it then waits for one of its own, as it does for the last of ten. */
const connectOrWait = async (pool: Pool, limited: { untilMs: number }): Promise<PoolClient> => {
  if (performance.now() > limited.untilMs) pool.options.max = MAX_CONNECTIONS;
  for (;;) {
    try {
      return await pool.connect().catch(throwDatabaseError);
    } catch (error) {
      const isLimited = error instanceof DatabaseError && error.code === NO_CONNECTION_LEFT;
      if (!isLimited || pool.totalCount === 0) throw error;
      pool.options.max = pool.totalCount;
      limited.untilMs = performance.now() + FEWER_FOR_MS;
    }
  }
};

/** Rejects, as for a connection that broke, when there is no answer within the time. */
const withDeadline = async <T>(answer: Promise<T>, deadlineMs: number, onSilence: () => void): Promise<T> => {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const stop = (): void => {
    onSilence();
    reject(new Error(`Connection terminated: no answer for ${deadlineMs / 1_000} s`));
  };
  const timer = setTimeout(withErrorHandler(stop, throwUnhandled), deadlineMs);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

const lend = (
  client: PoolClient,
  deadlineMs: number,
  onError: (client: PoolClient, error: unknown) => void,
  isOutdated: (client: PoolClient) => boolean,
): PostgresPoolClient => {
  let isSilent = false;
  const onSilence = (): void => {
    isSilent = true;
  };
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      const answer = client.query(text, [...parameters]).catch(throwDatabaseError);
      return await withDeadline(answer, deadlineMs, onSilence);
    } catch (error) {
      onError(client, error);
      throw error;
    }
  };
  return {
    // Streams need a cursor, which this pool has not.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded === true || isSilent || isOutdated(client)),
  };
};

/** The limits of the role hold again before others get the connection. */
const withoutLimits = async (client: PostgresPoolClient): Promise<PostgresPoolClient> => {
  try {
    await client.query(LIFT_LIMITS, []);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const restore = async (): Promise<void> => {
    await client.query(RESTORE_LIMITS, []);
    client.release();
  };
  return {
    query: client.query,
    release: (isDiscarded) =>
      isDiscarded === true ? client.release(true) : inBackground(restore, () => client.release(true)),
  };
};
