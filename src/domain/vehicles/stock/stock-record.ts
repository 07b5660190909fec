import type { Cents } from "../../shared/index.ts";
import type { NameWithSlug } from "../fields/attribute-values.ts";
import type { Vehicle } from "../vehicle.ts";

/**
 * A vehicle in the search index: its short attributes with market data. `monthly_cents` is the monthly payment by the
 * market's finance settings, `inspection_is_valid` is that of the index's day, `location` the name of the vehicle's location.
 */
export type StockRecord = Omit<
  Vehicle,
  | "slug"
  | "vin"
  | "content_hash"
  | "options"
  | "media"
  | "description"
  | "consumption"
  | "color_name"
  | "updated_at"
  | "lowest_price_30_days"
  | "battery_health_date"
  | "next_inspection"
  | "inspection_report"
  | "inspection_marks"
> & {
  readonly monthly_cents: Cents | null;
  readonly inspection_is_valid: boolean;
  readonly location: NameWithSlug | null;
};
