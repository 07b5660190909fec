import type { Cents } from "../shared/index.ts";
import type { SaleCharges } from "./sale-charges-settings.ts";

/** Cents with VAT that a buyer pays besides the price. */
export const chargedCents = ({ delivery, registration }: Pick<SaleCharges, "delivery" | "registration">): Cents =>
  [delivery, registration].reduce((sum, part) => sum + (part === "included" ? 0 : part.cents), 0);
