import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Booking } from "#domain/appointments/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { openSqlite } from "../../src/adapters/database/dialects/sqlite.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { MIGRATIONS } from "../../src/adapters/database/migrations/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { aLead, deliveriesOf, NOON, ONE_SEAT } from "../builders/stored-lead.ts";

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 24, 9) + minutes * 60_000).toISOString();

const aBooking = (from: number, minutes: number): Booking => ({
  location: "esch-sur-alzette",
  calendar: "tyres",
  start: at(from),
  end: at(from + minutes),
});

onBothDialects("appointments of different lengths", (fixture) => {
  const open = (database = fixture().database) => createLeadRepository(database);
  const book = async (booking: Booking, capacity = 1, repository = open()): Promise<string> => {
    const lead = aLead({ booking });
    const attached = { seats: { ...ONE_SEAT, capacity }, contents: new Map<string, Uint8Array>() };
    return (await repository.store.save(lead, deliveriesOf(lead), attached)).outcome;
  };

  it("never overlap at one place", async () => {
    expect(await book(aBooking(20, 60))).toBe("saved");
    expect([await book(aBooking(0, 30)), await book(aBooking(40, 20)), await book(aBooking(60, 60))]).toEqual([
      "slot-taken",
      "slot-taken",
      "slot-taken",
    ]);
    expect([await book(aBooking(0, 20)), await book(aBooking(80, 20))]).toEqual(["saved", "saved"]);
  });

  it("take the last place first, so that work with fewer places finds one", async () => {
    expect([await book(aBooking(0, 20), 2), await book(aBooking(0, 60), 1), await book(aBooking(0, 60), 1)]).toEqual([
      "saved",
      "saved",
      "slot-taken",
    ]);
  });

  it("are booked once for forty concurrent visitors on two nodes whose times overlap", async () => {
    const { database, openAnother } = fixture();
    const nodes = [open(database), open(await openAnother())];
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => book(aBooking((index % 3) * 10, 60), 1, nodes[index % 2])),
    );
    expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["saved", "slot-taken"]));
  });

  it("are refused by the database itself, also for a program that asks nobody", async () => {
    await book(aBooking(0, 60));
    const other = aLead();
    await open().store.save(other, []);
    const insert = (from: number) =>
      sql`insert into bookings (location, calendar, start_at, end_at, seat, lead_id, booked_at)
        values ('esch-sur-alzette', 'tyres', ${at(from)}, ${at(from + 20)}, 0, ${other.id}, ${at(0)})`.execute(
        fixture().database.db,
      );
    await expect(insert(40)).rejects.toThrow("refused a row that contradicts another");
    await insert(60);
    const move = sql`update bookings set start_at = ${at(50)} where lead_id = ${other.id}`;
    await expect(move.execute(fixture().database.db)).rejects.toThrow("refused a row that contradicts another");
  });
});

onBothDialects("a database from before appointments of different lengths", (fixture) => {
  it("keeps every appointment, at another place where two overlap", async () => {
    const options = await fixture().createEmpty();
    const old = options.url === null ? await openSqlite(options.dataDir) : await openPostgres(options.url);
    await old.db.transaction().execute(async (db) => {
      await sql`create table migrations (name text primary key, run_at text not null)`.execute(db);
      for (const [name, migration] of Object.entries(MIGRATIONS).filter(([one]) => one < "0015")) {
        await migration(db as never, old.dialect);
        await sql`insert into migrations (name, run_at) values (${name}, '2026-11-01')`.execute(db);
      }
      for (const [id, from, minutes] of [
        ["a", 0, 60],
        ["b", 30, 30],
        ["c", 60, 30],
      ] as const) {
        await sql`insert into leads (id, reference, kind, created_at, idempotency_key, fingerprint, content)
          values (${id}, ${id}, 'tyre_appointment', ${NOON.toISOString()}, ${id}, ${id}, '{}')`.execute(db);
        await sql`insert into bookings (location, calendar, start_at, seat, end_at, lead_id, booked_at)
          values ('esch', 'tyres', ${at(from)}, 0, ${at(from + minutes)}, ${id}, ${at(-3 * 24 * 60)})`.execute(db);
      }
    });
    await old.close();
    const database = await openDatabase(options);
    const rows = await database.db.selectFrom("bookings").selectAll().orderBy("start_at").execute();
    expect(rows.map(({ lead_id, start_at, end_at, seat }) => [lead_id, start_at, end_at, seat])).toEqual([
      ["a", at(0), at(60), 0],
      ["b", at(30), at(60), 1],
      ["c", at(60), at(90), 0],
    ]);
    expect(rows.map(({ remind_at }) => remind_at)).toEqual([at(-24 * 60), at(-23.5 * 60), at(-23 * 60)]);
    await database.close();
  });
});
