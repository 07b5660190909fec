import type { Cents } from "../shared/index.ts";
import type { Named, Vehicle } from "./vehicle.ts";

/**
 * What the stock index reads of a vehicle: its facts without the long ones, and what only the market knows of it.
 * `monthly_cents` is the monthly payment by the market's finance settings; `location` names the place it stands at.
 */
export type StockRecord = Omit<
  Vehicle,
  "slug" | "content_hash" | "options" | "media" | "description" | "consumption" | "color_name" | "updated_at"
> & {
  readonly monthly_cents: Cents | null;
  readonly location: Named | null;
};
