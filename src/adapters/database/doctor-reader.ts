import { sql } from "kysely";
import { NOT_ALLOWED } from "../platform/http/http-error.ts";
import type { Database } from "./database.ts";

/** Pictures on sale that could not be downloaded, without those of refused hosts, by host. */
const readLostPictures = async ({ db }: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("pictures")
    .select("url")
    .where("state", "=", "given_up")
    .where("unwanted_since", "is", null)
    .where("last_error", "not like", `%${NOT_ALLOWED}`)
    .execute();
  const counts = new Map<string, number>();
  for (const { url } of rows) {
    const host = URL.canParse(url) ? new URL(url).host : "an address that cannot be read";
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return counts;
};

/** The time of the database's machine; null where that is this machine. */
const readTime = async ({ db, dialect }: Database): Promise<Date | null> => {
  if (dialect.name === "sqlite") return null;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? null;
};

/** What only the doctor reads. */
export const createDoctorReader = (database: Database) => ({
  lostPictures: () => readLostPictures(database),
  time: () => readTime(database),
});
