import { chargedCents, type SaleCharges } from "#domain/ownership/index.ts";
import { endedEntry, entryInForce } from "#domain/leasing/index.ts";
import { formatEuros, utcDay, type Cents } from "#domain/shared/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";

const strings = vehiclePageStrings.charges;

/** The settings that state what delivery and registration cost. */
export type ChargesSettings = { readonly charges: readonly SaleCharges[] };

/** What holds on a day; null where the settings do not state it. */
export type ChargesToday = SaleCharges | "ended" | null;

export const chargesToday = ({ charges }: ChargesSettings, now: Date): ChargesToday =>
  entryInForce(charges, utcDay(now)) ?? (endedEntry(charges, utcDay(now)) && "ended");

type ChargeStrings = { readonly included: string; readonly besides: (amount: string) => string };

const chargeText = ({ included, besides }: ChargeStrings, charge: SaleCharges["delivery"]): string =>
  charge === "included" ? included : besides(formatEuros(charge.cents));

/**
 * What delivery and registration cost besides a price in cents with VAT, and what the buyer pays in all. Null where the
 * settings do not state it.
 */
export const chargesText = (charges: ChargesToday, priceCents: Cents): string | null => {
  if (charges === null) return null;
  if (charges === "ended") return strings.onRequest;
  const { delivery, registration } = charges;
  const besides = chargedCents(charges);
  if (besides === 0) return strings.allIncluded;
  const total = strings.total(formatEuros(priceCents + besides));
  return [chargeText(strings.delivery, delivery), chargeText(strings.registration, registration), total].join(" ");
};
