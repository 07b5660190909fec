import type { Kysely } from "kysely";
import type { OverrideChange, OverrideStore } from "#application/overrides/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../../database.ts";
import type { Schema } from "../../schema.ts";
import { incrementVersion } from "../../versions.ts";
import { createWriter } from "../../writer.ts";
import { readPricesOnSale } from "../held/held-prices.ts";
import {
  addOverride,
  endOverrides,
  type Moment,
  readInForce,
  refreshVehicles,
  selectInForce,
} from "./override-changes.ts";
import { readPriceHistory } from "./price-record.ts";
import { findStaffVehicles, listNearVehicles, listOverridden, readEnded, readStaffVehicles } from "./staff-vehicles.ts";

/** Held while overrides are ended whose time is over. */
const EXPIRY_LOCK = 4_713;

export const createOverrideStore = (database: Database, clock: Clock): OverrideStore => {
  const { db, dialect } = database;
  const { write, close } = createWriter(database);
  /** In one transaction; the version is raised first, so that changes of several nodes come one after the other. */
  const changeStock = <T>(work: (transaction: Kysely<Schema>, moment: Moment) => Promise<T>): Promise<T> =>
    write((connection) =>
      connection.transaction().execute(async (transaction) => {
        const version = await incrementVersion(transaction, dialect, "stock");
        return work(transaction, { version, now: clock.now().toISOString() });
      }),
    );
  return {
    find: (reference) => findStaffVehicles(database, reference),
    list: () => listNearVehicles(database),
    byIds: (ids) => readStaffVehicles(database, ids),
    overridden: ({ gone }) => listOverridden(database, gone),
    ended: (id) => readEnded(db, id),
    priceHistory: (id) => readPriceHistory(db, id),
    pricesOnSale: () => readPricesOnSale(database),
    change: (change) => changeStock((transaction, moment) => applyChange(transaction, change, moment)),
    expire: async () => {
      const now = clock.now().toISOString();
      if ((await selectOver(db, now).limit(1).execute()).length === 0) return 0;
      return write((connection) =>
        connection.transaction().execute(async (transaction) => {
          // Another node may have ended them meanwhile; nothing is changed then, and no version is made.
          await dialect.lockUntilCommit(transaction, EXPIRY_LOCK);
          const rows = await selectOver(transaction, now).execute();
          if (rows.length === 0) return 0;
          const version = await incrementVersion(transaction, dialect, "stock");
          const moment = { version, now: clock.now().toISOString() };
          await endOverrides(transaction, rows, { because: "expired", by: null }, moment);
          await refreshVehicles(transaction, [...new Set(rows.map(({ vehicle_id }) => vehicle_id))], moment);
          return rows.length;
        }),
      );
    },
    close,
  };
};

const selectOver = (db: Kysely<Schema>, now: string) => selectInForce(db).where("until", "<=", now);

const applyChange = async (
  transaction: Kysely<Schema>,
  { id, set, lift, by, until, why }: OverrideChange,
  moment: Moment,
): Promise<void> => {
  const replaced = await readInForce(
    transaction,
    id,
    set.map(({ field }) => field),
  );
  await endOverrides(transaction, replaced, { because: "replaced", by }, moment);
  for (const value of set) await addOverride(transaction, { ...value, id, by, until, why }, moment);
  await endOverrides(transaction, await readInForce(transaction, id, lift), { because: "released", by }, moment);
  await refreshVehicles(transaction, [id], moment);
};
