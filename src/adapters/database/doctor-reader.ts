import { sql } from "kysely";
import type { Database } from "./database.ts";

/** The time of the database's machine; null where that is this machine. */
const readTime = async ({ db, dialect }: Database): Promise<Date | null> => {
  if (dialect.name === "sqlite") return null;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? null;
};

/** What only the doctor reads. */
export const createDoctorReader = (database: Database) => ({
  time: () => readTime(database),
});
