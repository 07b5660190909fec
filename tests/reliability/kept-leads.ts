import { createHash } from "node:crypto";
import type { Lead } from "#domain/leads/index.ts";
import { leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import type { Site } from "../browser/site.ts";

/** What the database holds, read beside the running server. */
export type Kept = {
  readonly leads: readonly Lead[];
  /** Seats of appointments: whose, of which place and calendar, and when. */
  readonly seats: readonly { readonly lead: string; readonly of: string }[];
  /** Hashes of the files' bytes as they lie there, in hexadecimal, and whose they are. */
  readonly files: readonly { readonly lead: string | null; readonly id: string; readonly sha256: string }[];
};

export const seatOf = ({ location, calendar, start }: NonNullable<Lead["booking"]>): string =>
  `${location} ${calendar} ${start}`;

export const readKept = async ({ dataDir }: Pick<Site, "dataDir">): Promise<Kept> => {
  const database = await openDatabase({ dataDir, url: null });
  const leads = await leadRepository(database).reader.list({ limit: 1_000_000 });
  const bookings = await database.db.selectFrom("bookings").selectAll().execute();
  const uploads = await database.db.selectFrom("uploads").select(["id", "lead_id", "content"]).execute();
  await database.close();
  return {
    leads,
    seats: bookings.map(({ lead_id, location, calendar, start_at }) => ({
      lead: lead_id,
      of: seatOf({ location, calendar, start: start_at, end: "" }),
    })),
    files: uploads.map(({ id, lead_id, content }) => ({
      id,
      lead: lead_id,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  };
};

/** Where leads, seats and files do not fit together, each in a line. */
export const misfitsIn = ({ leads, seats, files }: Kept): readonly string[] => {
  const booked = new Map(leads.flatMap(({ id, booking }) => (booking === null ? [] : [[id, seatOf(booking)]])));
  const held = new Map(seats.map(({ lead, of }) => [lead, of]));
  const whole = new Map(files.map(({ id, lead, sha256 }) => [id, `${lead} ${sha256}`]));
  return [
    ...seats.filter(({ lead, of }) => booked.get(lead) !== of).map(({ of }) => `a seat without its lead: ${of}`),
    ...[...booked].filter(([lead, of]) => held.get(lead) !== of).map(([, of]) => `a lead without its seat: ${of}`),
    ...leads.flatMap(({ id, reference, files: own }) =>
      own
        .filter((file) => whole.get(file.id) !== `${id} ${file.sha256}`)
        .map(({ name }) => `a file that is not whole: ${name} of ${reference}`),
    ),
  ];
};
