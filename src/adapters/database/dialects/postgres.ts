import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import { Client, types } from "pg";
import { ConfigurationError, throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import type { Database, Listener, Lock, OnCommit, Session } from "../database.ts";
import type { Connection, Schema } from "../schema.ts";
import { POSTGRES_FEATURES, VERSION_CHANNEL } from "./postgres-features.ts";
import { createPostgresPools, type Deadlines } from "./postgres-pool.ts";

const INT8 = types.builtins.INT8;

const RECONNECT_MS = 1_000;

const REFUSAL =
  "DATABASE_URL leads to a pooler in transaction mode: two connections have shared one session of the database, to which locks " +
  "and notifications belong; use session mode (pool_mode = session), or the address of PostgreSQL itself";

/** Other clients of the pooler take sessions between two looks: one that lends three at random is missed once in 100,000 starts. */
const LOOKS = 2;
const READS_PER_LOOK = 8;

/** Number of the session that answers; it stays the same on a connection of its own. */
const readSession = async (client: PostgresPoolClient): Promise<unknown> => {
  const { rows } = await client.query<{ readonly pid: unknown }>("select pg_backend_pid() as pid", []);
  return rows[0]?.pid;
};

const shareSessions = async (one: PostgresPoolClient, other: PostgresPoolClient): Promise<boolean> => {
  const first = await readSession(one);
  await other.query("begin", []);
  try {
    // A pooler with one session lends it to the transaction: `one` would wait for it.
    if (first === (await readSession(other))) return true;
    for (let read = 0; read < READS_PER_LOOK; read += 1) {
      if (first !== (await readSession(one))) return true;
    }
    return false;
  } finally {
    await other.query("rollback", []);
  }
};

/** Throws a `ConfigurationError` if connections of the pool do not have sessions of their own. */
const refusePooler = async (pool: PostgresPool): Promise<void> => {
  const one = await pool.connect();
  // A database without another connection says so with the first query.
  const other = await pool.connect().catch(() => null);
  try {
    if (other === null) return;
    for (let look = 0; look < LOOKS; look += 1) {
      if (await shareSessions(one, other)) throw new ConfigurationError(REFUSAL);
    }
  } finally {
    one.release();
    other?.release();
  }
};

/** Throws a `ConfigurationError` behind a pooler in transaction mode. */
export const openPostgres = async (url: string, deadlines?: Deadlines): Promise<Database> => {
  const { short, long } = createPostgresPools(url, { getTypeParser }, deadlines);
  await refusePooler(short).catch(async (error: unknown) => {
    await short.end();
    throw error;
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: short }) });
  const jobs = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: long }) });
  return {
    db,
    jobs,
    dialect: POSTGRES_FEATURES,
    openSession: () => openSession(jobs),
    tryLock: (name) => tryLock(jobs, name),
    listen: shareListener(url),
    close: async () => {
      await Promise.all([db.destroy(), jobs.destroy()]);
    },
  };
};

/** Parses `bigint` as a number; throws `RangeError` beyond 2^53 instead of rounding, as on SQLite. */
const getTypeParser = ((oid: Parameters<typeof types.getTypeParser>[0], format?: "text" | "binary") =>
  oid === INT8 && format !== "binary" ? safeInteger : types.getTypeParser(oid, format)) as typeof types.getTypeParser;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, more than a number can`);
  return value;
};

const openSession = (db: Connection): Promise<Session> =>
  new Promise((resolve, reject) => {
    const released = Promise.withResolvers<void>();
    const done = db.connection().execute((connection) => {
      resolve({
        db: connection,
        release: async () => {
          released.resolve();
          await done;
        },
      });
      return released.promise;
    });
    done.catch(reject);
  });

const tryLock = async (db: Connection, name: string): Promise<Lock | null> => {
  const session = await openSession(db);
  const key = sql`hashtext(${`vitrine ${name}`})`;
  const isLocked = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`
    .execute(session.db)
    .then(({ rows }) => rows[0]?.locked === true)
    .catch(async (error: unknown) => {
      await session.release();
      throw error;
    });
  if (!isLocked) {
    await session.release();
    return null;
  }
  const release = async (): Promise<void> => {
    // Fails on a broken connection, which has already released the lock.
    await sql`select pg_advisory_unlock(${key})`.execute(session.db).catch(() => undefined);
    await session.release();
  };
  return { release };
};

/** One connection for all that listen: a node has six watches, and a PostgreSQL server few connections for many nodes. */
const shareListener = (url: string): ((onCommit: OnCommit) => Promise<Listener>) => {
  const calls = new Set<OnCommit>();
  let shared: Promise<Listener> | null = null;
  const callAll: OnCommit = (subject) => {
    for (const call of calls) call(subject);
  };
  return async (onCommit) => {
    const call = withErrorHandler(onCommit, throwUnhandled);
    calls.add(call);
    shared ??= listen(url, callAll);
    const listener = await shared;
    return {
      stop: async () => {
        if (!calls.delete(call) || calls.size > 0) return;
        shared = null;
        await listener.stop();
      },
    };
  };
};

/** Listens on a separate connection and reconnects when it breaks. */
const listen = async (url: string, onCommit: OnCommit): Promise<Listener> => {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const scheduleReconnect = withErrorHandler(() => {
    if (stopped || timer !== null) return;
    // Not a job: one attempt after a failure, none while the connection stands.
    timer = setTimeout(reconnect, RECONNECT_MS).unref();
  }, throwUnhandled);
  const reconnect = withErrorHandler(() => {
    timer = null;
    return connect();
  }, scheduleReconnect);
  const connect = async (): Promise<void> => {
    const newClient = new Client({ connectionString: url, application_name: "vitrine listener", keepAlive: true });
    client = newClient;
    newClient.on("error", scheduleReconnect);
    newClient.on("end", scheduleReconnect);
    newClient.on(
      "notification",
      withErrorHandler(({ payload }) => onCommit(payload ?? null), throwUnhandled),
    );
    try {
      await newClient.connect();
      await newClient.query(`listen ${VERSION_CHANNEL}`);
    } catch (error) {
      await newClient.end().catch(() => undefined);
      throw error;
    }
    onCommit(null);
  };
  await connect().catch(scheduleReconnect);
  return {
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
