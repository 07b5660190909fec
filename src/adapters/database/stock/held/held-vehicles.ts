import { sql } from "kysely";
import type { AcceptResult, HeldVehicle, ImportOutcome, StockWriter } from "#application/imports/ports.ts";
import type { RecordedImport } from "#domain/imports/index.ts";
import { type Clock, err, ok } from "#domain/shared/index.ts";
import { vehicleName, vehicleTitle } from "#domain/vehicles/index.ts";
import type { Database } from "../../database.ts";
import type { Connection } from "../../schema.ts";
import { findImport } from "../import-records.ts";
import { parseAttributes } from "../vehicle-rows.ts";

/** A price that was held before stays held since then; what the feed no longer holds is forgotten. */
export const replaceHolds = async (
  transaction: Connection,
  { feed, importId, now }: { readonly feed: string; readonly importId: number; readonly now: string },
): Promise<void> => {
  const known = sql`held_vehicles h where h.feed = ${feed} and h.feed_key = staged_holds.feed_key and h.price_cents = staged_holds.price_cents`;
  await sql`update staged_holds set import_id = coalesce((select h.import_id from ${known}), ${importId}),
    held_at = coalesce((select h.held_at from ${known}), ${now})`.execute(transaction);
  await transaction.deleteFrom("held_vehicles").where("feed", "=", feed).execute();
  await sql`
    insert into held_vehicles
      (feed, feed_key, import_id, held_at, requested_id, content_hash, price_cents, previous_cents, reason, facts)
    select ${feed}, feed_key, import_id, held_at, requested_id, content_hash, price_cents, previous_cents, reason, facts
    from staged_holds`.execute(transaction);
};

/** Forgets a vehicle that is let in. */
export const releaseHold = async (transaction: Connection, feed: string, key: string): Promise<void> => {
  await transaction.deleteFrom("held_vehicles").where("feed", "=", feed).where("feed_key", "=", key).execute();
};

/** Forgets what imports held that are taken back. */
export const deleteHolds = async (transaction: Connection, feed: string, from: number): Promise<void> => {
  await transaction.deleteFrom("held_vehicles").where("feed", "=", feed).where("import_id", ">=", from).execute();
};

const selectHeld = (db: Connection, feed: string, importId: number) =>
  db.selectFrom("held_vehicles").selectAll().where("feed", "=", feed).where("import_id", "<=", importId);

const nameOf = (facts: string): string => {
  const attributes = parseAttributes(facts);
  return vehicleName({ title: vehicleTitle(attributes), trim: attributes.trim });
};

export const listHeld = async (db: Connection, importId: number): Promise<readonly HeldVehicle[]> => {
  const held = await findImport(db, importId);
  if (held === null) return [];
  const rows = await selectHeld(db, held.feed, importId).orderBy("feed_key").execute();
  return rows.map(({ feed_key, facts, price_cents, previous_cents, reason, import_id, held_at }) => ({
    vehicle: feed_key,
    name: nameOf(facts),
    price_cents,
    previous_cents,
    reason,
    import_id,
    held_at,
  }));
};

/** Lets a held vehicle in, as an import that puts this one vehicle and removes none. */
export const acceptHeld = async (
  { db }: Database,
  { importFeed, clock }: { readonly importFeed: StockWriter["importFeed"]; readonly clock: Clock },
  importId: number,
  key: string,
): Promise<AcceptResult> => {
  const origin = await findImport(db, importId);
  if (origin === null) return err({ type: "unknown" });
  const { feed } = origin;
  return importFeed(feed, async (run): Promise<ImportOutcome<AcceptResult>> => {
    const row = await selectHeld(db, feed, importId).where("feed_key", "=", key).executeTakeFirst();
    if (row === undefined) return { commit: false, result: err({ type: "not-held", feed }) };
    const { facts, content_hash, requested_id: requestedId, price_cents, previous_cents } = row;
    const isNew = (await run.knownRows([key])).get(key)?.removed !== false;
    await run.put([{ key, attributes: parseAttributes(facts), json: facts, content_hash, requestedId }]);
    const result = ok({ feed, vehicle: key, name: nameOf(facts), price_cents, previous_cents });
    return { commit: true, result, record: toRecord(feed, key, importId, clock, isNew), holds: { release: key } };
  });
};

const toRecord = (feed: string, key: string, importId: number, clock: Clock, isNew: boolean): RecordedImport => {
  const now = clock.now().toISOString();
  return {
    feed,
    started_at: now,
    finished_at: now,
    status: "accepted",
    counts: { rows: 1, added: Number(isNew), changed: Number(!isNew), unchanged: 0, removed: 0, refused: 0 },
    reason: `${key} of import ${importId} accepted`,
  };
};
