import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { parseNotifiedPrices, serializeNotifiedPrices } from "./alert-rows.ts";

/** By vehicle: the price that was taken back, and the restored one; undefined: it is no longer on sale. */
export type RepairedPrices = ReadonlyMap<
  number,
  { readonly taken: number | null; readonly restored: number | null | undefined }
>;

const PAGE_SIZE = 500;

/** An alert that was notified of a price that is taken back compares from then on with the restored price. */
export const repairNotifiedPrices = async (transaction: Kysely<Schema>, repaired: RepairedPrices): Promise<void> => {
  if (repaired.size === 0) return;
  const pages = transaction.selectFrom("alert_told").selectAll().orderBy("alert_id").limit(PAGE_SIZE);
  let lastId = "";
  for (;;) {
    const page = await pages.where("alert_id", ">", lastId).execute();
    for (const { alert_id, vehicles } of page) {
      const text = repair(vehicles, repaired);
      if (text === vehicles) continue;
      await transaction.updateTable("alert_told").set({ vehicles: text }).where("alert_id", "=", alert_id).execute();
    }
    if (page.length < PAGE_SIZE) return;
    lastId = page.at(-1)?.alert_id ?? lastId;
  }
};

const repair = (text: string, repaired: RepairedPrices): string => {
  const notified = [...parseNotifiedPrices(text)].flatMap(([id, cents]): [number, number | null][] => {
    const price = repaired.get(id);
    if (price === undefined || price.taken !== cents) return [[id, cents]];
    return price.restored === undefined ? [] : [[id, price.restored]];
  });
  return serializeNotifiedPrices(new Map(notified));
};
