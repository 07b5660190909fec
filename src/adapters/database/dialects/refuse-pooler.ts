import type { PostgresPool, PostgresPoolClient } from "kysely";
import { ConfigurationError } from "#domain/shared/index.ts";

const REFUSAL =
  "DATABASE_URL leads to a pooler in transaction mode: two connections have shared one session of the database, to which locks " +
  "and notifications belong; use session mode (pool_mode = session), or the address of PostgreSQL itself";

/** Other clients of the pooler may take a session between two looks. */
const LOOKS = 3;

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
    return first === (await readSession(other)) || first !== (await readSession(one));
  } finally {
    await other.query("rollback", []);
  }
};

/** Throws a `ConfigurationError` if connections of the pool do not have sessions of their own. */
export const refusePooler = async (pool: PostgresPool): Promise<void> => {
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
