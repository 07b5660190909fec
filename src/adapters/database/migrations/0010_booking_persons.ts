import { type Kysely, sql } from "kysely";
import { bookingPerson, type Lead } from "#domain/leads/index.ts";
import type { Migration } from "./migration.ts";

/** Who booked an appointment and when: the limits of a location count by both. */
export const bookingPersons: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .alterTable("bookings")
    .addColumn("booked_at", text, (column) => column.notNull().defaultTo(""))
    .execute();
  for (const name of ["mailbox", "phone"]) await db.schema.alterTable("bookings").addColumn(name, text).execute();
  await fillIn(db);
  for (const name of ["mailbox", "phone", "booked_at"]) {
    await db.schema.createIndex(`bookings_by_${name}`).on("bookings").columns(["location", name]).execute();
  }
};

type Row = { readonly id: string; readonly created_at: string; readonly content: string };

const fillIn = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Row>`select leads.id, leads.created_at, leads.content from bookings
    join leads on leads.id = bookings.lead_id`.execute(db);
  for (const { id, created_at: at, content } of rows) {
    const { mailbox, phone } = bookingPerson(JSON.parse(content) as Pick<Lead, "fields">);
    await sql`update bookings set booked_at = ${at}, mailbox = ${mailbox}, phone = ${phone} where lead_id = ${id}`.execute(
      db,
    );
  }
};
