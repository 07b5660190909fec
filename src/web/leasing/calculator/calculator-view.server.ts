import { vehicleLeaseBasis, type LeaseUnavailable } from "#application/leasing/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { CalculatorView } from "./calculator-view.ts";
import { createCalculatorView, type CalculatorOptions } from "./create-calculator-view.ts";

/** The calculator of a vehicle, or the reason why it has none. */
export const vehicleCalculator = (
  { settings, clock }: SiteServices<"settings" | "clock">,
  vehicle: Vehicle,
  options: Omit<CalculatorOptions, "vat" | "vatTerms">,
): Result<CalculatorView, LeaseUnavailable> => {
  const basis = vehicleLeaseBasis(vehicle, settings, clock.now());
  if (!basis.ok) return basis;
  const view = createCalculatorView(basis.value, { vat: "both", vatTerms: settings.countryTerms.vat, ...options });
  return view === null ? err("lease/residual-above-financed") : ok(view);
};
