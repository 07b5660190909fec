import type { Delivery } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { deliveryRow } from "./leads-rows.ts";

/** Writes deliveries, due at `dueAt` (ISO 8601), in the order they were made. */
export const addDeliveries = async (
  db: Database["db"],
  deliveries: readonly Delivery[],
  dueAt: string,
): Promise<void> => {
  const rows = deliveries.map((delivery, index) => deliveryRow(delivery, index, dueAt));
  if (rows.length > 0) await db.insertInto("deliveries").values(rows).execute();
};
