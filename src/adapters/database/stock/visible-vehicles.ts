import type { Connection } from "../schema.ts";

/** The vehicles that readers of the stock see: those of the feeds that staff do not hide, each VIN once. */
export const selectVisible = (db: Connection) =>
  db
    .selectFrom("vehicles")
    .where("removed_at", "is", null)
    .where("hidden_at", "is", null)
    .where("visible_id", "is", null);

export const REMOVAL_COLUMNS = ["removed_at", "hidden_at", "visible_id"] as const;

type Removal = {
  readonly removed_at: string | null;
  readonly hidden_at: string | null;
  readonly visible_id: number | null;
  readonly updated_at: string;
};

/** Since when the vehicle is not shown: its feed has removed it, staff hide it, or another source is shown in its stead. */
export const removedAt = ({ removed_at, hidden_at, visible_id, updated_at }: Removal): string | null =>
  removed_at ?? hidden_at ?? (visible_id === null ? null : updated_at);
