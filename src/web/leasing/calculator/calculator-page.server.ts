import { nonBreakingUnits } from "#domain/shared/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { PRICE_ON_REQUEST } from "#application/strings/vehicles/offer.ts";
import { toDisplayPrice, type Vehicle } from "#domain/vehicles/index.ts";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import { vehicleLeaseProblem } from "./lease-results-strings.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { mainPicture } from "../../platform/pictures/index.ts";
import { emissionsLine } from "../../vehicle/index.ts";
import type { CalculatorPageView } from "./lease-calculator-page.tsx";
import { vehicleCalculator } from "./calculator-view.server.ts";

/** The calculator page of a vehicle for the terms in the URL, or the reason why it has no calculator. */
export const calculatorPageView = (
  services: SiteServices<"settings" | "paths" | "clock">,
  vehicle: Vehicle,
  url: URL,
): CalculatorPageView => {
  const { paths, settings } = services;
  const calculator = vehicleCalculator(services, vehicle, { params: url.searchParams, withSchedule: true });
  const price = toDisplayPrice(vehicle);
  const vehicleHref = paths.vehicle(vehicle);
  return {
    vehicleId: vehicle.id,
    name: vehicle.title,
    trim: vehicle.trim && nonBreakingUnits(vehicle.trim),
    price: { amount: price?.formatted ?? PRICE_ON_REQUEST, suffix: price && settings.countryTerms.vat.with },
    picture: mainPicture(vehicle, vehicle.title),
    emissions: emissionsLine(vehicle, settings),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: vehicle.title, href: vehicleHref },
      { label: strings.crumb },
    ),
    vehicleHref,
    interestHref: paths.vehicleInterest(vehicle),
    requestHref: vehicle.availability === "available" ? paths.vehicleOnlineLeasing(vehicle) : null,
    action: url.pathname,
    ...(calculator.ok
      ? { calculator: calculator.value, problem: null }
      : { calculator: null, problem: vehicleLeaseProblem(calculator.error) }),
  };
};
