import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;

const LOCK_NOT_AVAILABLE = "55P03";

const isHeldElsewhere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;

/**
 * Locks all tables at once or none, and retries: waiting for the rest while holding some could deadlock with a
 * visitor's form, which PostgreSQL might abort.
 */
export const lockPostgresTables = async (transaction: Kysely<Schema>, tables: readonly string[]): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`savepoint before_lock`.execute(transaction);
  for (;;) {
    try {
      await sql`lock table ${names} in exclusive mode nowait`.execute(transaction);
      return;
    } catch (error) {
      if (!isHeldElsewhere(error) || performance.now() > deadline) throw error;
      await sql`rollback to savepoint before_lock`.execute(transaction);
      await sleep(PAUSE_MS);
    }
  }
};
