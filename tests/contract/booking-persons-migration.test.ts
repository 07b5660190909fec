import { sql } from "kysely";
import { expect, it } from "vitest";
import { toBookingPerson } from "#domain/leads/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { openSqlite } from "../../src/adapters/database/dialects/sqlite.ts";
import { MIGRATIONS } from "../../src/adapters/database/migrations/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { NOON } from "../builders/stored-lead.ts";

const CONTENT = { fields: { email: "Zoe.Dhulst+1@gmail.com", phone: "+352621123456" }, routing: { addresses: [] } };

onBothDialects("a database from before the limits of bookings", (fixture) => {
  it("knows who booked the appointments, and when", async () => {
    const options = await fixture().createEmpty();
    const old = options.url === null ? await openSqlite(options.dataDir) : await openPostgres(options.url);
    await old.db.transaction().execute(async (db) => {
      await sql`create table migrations (name text primary key, run_at text not null)`.execute(db);
      for (const [name, migration] of Object.entries(MIGRATIONS).filter(([one]) => one < "0010")) {
        await migration(db as never, old.dialect);
        await sql`insert into migrations (name, run_at) values (${name}, '2026-11-01')`.execute(db);
      }
      const at = NOON.toISOString();
      await sql`insert into leads (id, reference, kind, created_at, idempotency_key, fingerprint, content)
        values ('l1', 'REF-1', 'test_drive', ${at}, 'k', 'f', ${JSON.stringify(CONTENT)})`.execute(db);
      await sql`insert into bookings (location, calendar, start_at, seat, end_at, lead_id)
        values ('bertrange', 'test_drive', '2026-11-24T09:00:00.000Z', 0, '2026-11-24T10:00:00.000Z', 'l1')`.execute(
        db,
      );
    });
    await old.close();
    const database = await openDatabase(options);
    const { slots } = createLeadRepository(database);
    for (const person of ["zoedhulst@gmail.com", "+352621123456"]) {
      expect(await slots.openBookings(toBookingPerson(person), NOON)).toMatchObject([{ reference: "REF-1" }]);
    }
    const [booking] = await database.db.selectFrom("bookings").selectAll().execute();
    expect(booking?.booked_at).toBe(NOON.toISOString());
    await database.close();
  });
});
