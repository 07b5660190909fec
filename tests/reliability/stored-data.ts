import { createHash } from "node:crypto";
import type { Lead } from "#domain/leads/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import type { Site } from "../browser-support/sites/site.ts";

/** The database's content, read while the server runs. */
export type StoredData = {
  readonly leads: readonly Lead[];
  /** Booked slots: the lead, and location, calendar and start. */
  readonly bookedSlots: readonly { readonly lead: string; readonly of: string }[];
  /** SHA-256 of the stored bytes in hexadecimal, and the lead they belong to. */
  readonly files: readonly { readonly lead: string | null; readonly id: string; readonly sha256: string }[];
};

export const slotKey = ({ location, calendar, start }: NonNullable<Lead["booking"]>): string =>
  `${location} ${calendar} ${start}`;

/** `databaseUrl`: PostgreSQL; without it the site's own file. */
export const readStoredData = async (
  { dataDir }: Pick<Site, "dataDir">,
  databaseUrl: string | null = null,
): Promise<StoredData> => {
  const database = await openDatabase({ dataDir, url: databaseUrl });
  const leads = await createLeadRepository(database).reader.list({ limit: 1_000_000 });
  const bookings = await database.db.selectFrom("bookings").selectAll().execute();
  const uploads = await database.db.selectFrom("uploads").select(["id", "lead_id", "content"]).execute();
  await database.close();
  return {
    leads,
    bookedSlots: bookings.map(({ lead_id, location, calendar, start_at }) => ({
      lead: lead_id,
      of: slotKey({ location, calendar, start: start_at, end: "" }),
    })),
    files: uploads.map(({ id, lead_id, content }) => ({
      id,
      lead: lead_id,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  };
};

/** One line for each inconsistency between leads, slots and files. */
export const findInconsistencies = ({ leads, bookedSlots, files }: StoredData): readonly string[] => {
  const booked = new Map(leads.flatMap(({ id, booking }) => (booking === null ? [] : [[id, slotKey(booking)]])));
  const bookedKeys = new Map(bookedSlots.map(({ lead, of }) => [lead, of]));
  const fileKeys = new Map(files.map(({ id, lead, sha256 }) => [id, `${lead} ${sha256}`]));
  return [
    ...bookedSlots.filter(({ lead, of }) => booked.get(lead) !== of).map(({ of }) => `a seat without its lead: ${of}`),
    ...[...booked]
      .filter(([lead, of]) => bookedKeys.get(lead) !== of)
      .map(([, of]) => `a lead without its seat: ${of}`),
    ...leads.flatMap(({ id, reference, files: leadFiles }) =>
      leadFiles
        .filter((file) => fileKeys.get(file.id) !== `${id} ${file.sha256}`)
        .map(({ name }) => `a file that is not whole: ${name} of ${reference}`),
    ),
  ];
};
