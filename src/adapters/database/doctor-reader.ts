import { sql } from "kysely";
import { NOT_ALLOWED } from "../platform/http/http-error.ts";
import type { Database } from "./database.ts";

/** What only the doctor reads. */
type DoctorReader = {
  /** Pictures on sale that could not be downloaded, without those of refused hosts, by host. */
  readonly lostPictures: () => Promise<ReadonlyMap<string, number>>;
  /** The time of the database's machine; null where that is this machine. */
  readonly time: () => Promise<Date | null>;
};

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

const readTime = async ({ db, dialect }: Database): Promise<Date | null> => {
  if (dialect.name === "sqlite") return null;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? null;
};

export const createDoctorReader = (database: Database): DoctorReader => ({
  lostPictures: () => readLostPictures(database),
  time: () => readTime(database),
});
