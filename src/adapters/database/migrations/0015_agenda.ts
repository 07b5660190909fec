import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Migration } from "./migration.ts";

/** Appointments of different lengths: no place is booked twice at any moment. And the time at which a visitor is reminded. */
export const agenda: Migration = async (db, dialect) => {
  await db.schema.alterTable("bookings").addColumn("remind_at", dialect.exactText).execute();
  await db.schema.createIndex("bookings_by_end").on("bookings").columns(["location", "calendar", "end_at"]).execute();
  await db.schema.createIndex("bookings_by_reminder").on("bookings").columns(["remind_at"]).execute();
  const { rows } = await sql<Row>`select location, calendar, start_at, end_at, seat, lead_id, booked_at from bookings
    order by location, calendar, start_at, seat`.execute(db);
  await separate(db, rows);
  await planReminders(db, rows);
  await CONSTRAINTS[dialect.name](db);
};

type Row = {
  readonly location: string;
  readonly calendar: string;
  readonly start_at: string;
  readonly end_at: string;
  seat: number;
  readonly lead_id: string;
  readonly booked_at: string;
};

const overlap = (one: Row, other: Row): boolean =>
  one.location === other.location &&
  one.calendar === other.calendar &&
  one.start_at < other.end_at &&
  other.start_at < one.end_at;

const firstFreeSeat = (row: Row, rows: readonly Row[]): number => {
  const taken = new Set(rows.filter((other) => other !== row && overlap(row, other)).map(({ seat }) => seat));
  let seat = 0;
  while (taken.has(seat)) seat += 1;
  return seat;
};

/** Earlier versions compared starts alone: after a change of the length two appointments could overlap at one place. */
const separate = async (db: Kysely<unknown>, rows: readonly Row[]): Promise<void> => {
  const last = new Map<string, Row>();
  for (const row of rows) {
    const placeOf = (seat: number): string => JSON.stringify([row.location, row.calendar, seat]);
    const before = last.get(placeOf(row.seat));
    if (before !== undefined && overlap(before, row)) {
      row.seat = firstFreeSeat(row, rows);
      await sql`update bookings set seat = ${row.seat} where lead_id = ${row.lead_id}`.execute(db);
    }
    last.set(placeOf(row.seat), row);
  }
};

const HOUR_MS = 3_600_000;

/** The day before, unless booked within two days before. */
const planReminders = async (db: Kysely<unknown>, rows: readonly Row[]): Promise<void> => {
  for (const { start_at, booked_at, lead_id } of rows) {
    const start = Date.parse(start_at);
    if (!(Date.parse(booked_at) <= start - 48 * HOUR_MS)) continue;
    const at = new Date(start - 24 * HOUR_MS).toISOString();
    await sql`update bookings set remind_at = ${at} where lead_id = ${lead_id}`.execute(db);
  }
};

const IS_TAKEN = sql`exists (select 1 from bookings as other
  where other.location = new.location and other.calendar = new.calendar and other.seat = new.seat
  and other.lead_id <> new.lead_id and other.start_at < new.end_at and other.end_at > new.start_at)`;

/** Other columns change without the lock: a reminder is taken while an appointment is moved. */
const PLACE = sql.join(["location", "calendar", "start_at", "end_at", "seat"].map((name) => sql.ref(name)));

const REFUSAL = sql.lit("the place is booked at this time");

/** Transactions that book follow each other, also those of programs that do not hold the lock. */
const createPostgresConstraint = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create function refuse_booked_place() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7221010);
      if ${IS_TAKEN} then raise exclusion_violation using message = ${REFUSAL}; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger bookings_no_overlap before insert or update of ${PLACE} on bookings
    for each row execute function refuse_booked_place()`.execute(db);
};

const createSqliteConstraint = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, event] of [["insert", sql`insert`] as const, ["update", sql`update of ${PLACE}`] as const]) {
    await sql`create trigger ${sql.id(`bookings_no_overlap_${name}`)} before ${event} on bookings
      when ${IS_TAKEN} begin select raise(abort, ${REFUSAL}); end`.execute(db);
  }
};

const CONSTRAINTS: Readonly<Record<DialectFeatures["name"], (db: Kysely<unknown>) => Promise<void>>> = {
  sqlite: createSqliteConstraint,
  postgres: createPostgresConstraint,
};
