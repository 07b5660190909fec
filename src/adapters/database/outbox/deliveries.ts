import type { Delivery } from "#domain/outbox/index.ts";
import type { Database } from "../database.ts";
import { toDeliveryRow } from "../leads/lead-rows.ts";

/** Inserts deliveries due at `dueAt` (ISO 8601) and keeps their order. `isRepeatable`: without those whose id is there. */
export const addDeliveries = async (
  db: Database["db"],
  deliveries: readonly Delivery[],
  dueAt: string,
  { isRepeatable = false } = {},
): Promise<void> => {
  const rows = deliveries.map((delivery, index) => toDeliveryRow(delivery, index, dueAt));
  if (rows.length === 0) return;
  const insert = db.insertInto("deliveries").values(rows);
  await (isRepeatable ? insert.onConflict((conflict) => conflict.column("id").doNothing()) : insert).execute();
};
