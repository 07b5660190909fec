import type { Vehicle, StockReader } from "#domain/vehicles/index.ts";
import type { Stock } from "../../web/services.ts";
import type { LiveIndex } from "./live-index.ts";

/** The stock as pages read it, over whatever index is current when they ask. */
export const createStock = (
  live: LiveIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): Stock => ({
  index: () => live.current().index,
  openedAt: () => live.current().openedAt,
  byIds: (ids) => reader.byIds(ids),
  byIdEvenGone: (id) => reader.byIdEvenGone(id),
  monthlyCents,
});
