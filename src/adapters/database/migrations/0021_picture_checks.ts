import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const DAY_MS = 24 * 3_600_000;

/** Stored pictures are requested again: those of before within seven days, spread by the first digit of their hash. */
export const pictureChecks: Migration = async (db) => {
  for (const name of ["etag", "last_modified"])
    await db.schema.alterTable("pictures").addColumn(name, "text").execute();
  await db.schema.dropIndex("pictures_due").execute();
  await db.schema
    .createIndex("pictures_due")
    .on("pictures")
    .columns(["state", "next_attempt_at"])
    .where(sql.ref("unwanted_since"), "is", null)
    .execute();
  const now = new Date().getTime();
  for (let digit = 0; digit < 16; digit += 1) {
    const at = new Date(now + (7 * DAY_MS * (digit + 1)) / 16).toISOString();
    await sql`update pictures set next_attempt_at = ${at} where state = 'held' and hash like ${`${digit.toString(16)}%`}`.execute(
      db,
    );
  }
};
