import { createDemoBrands } from "./brands.ts";
import { createDefaultEmployees } from "./default-market/employees.ts";
import { createDefaultLocations } from "./default-market/locations.ts";
import { createDefaultVacancies } from "./default-market/vacancies.ts";
import { createDemoEmployees } from "./employees.ts";
import { formatVehiclesCsv } from "./feed.ts";
import { createDemoLeaseOffers } from "./lease-offers.ts";
import { createDemoLocations } from "./locations.ts";
import { createDemoModels } from "./models.ts";
import { createDemoStock } from "./vehicles/stock.ts";
import { createDemoVacancies } from "./vacancies/vacancies.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every file of the demo group by its path under `demo/group/`. Deterministic: no clock, no unseeded random numbers. */
export const createDemoFiles = (): Readonly<Record<string, string>> => ({
  "catalogue/brands.json": json(createDemoBrands()),
  "catalogue/models.json": json(createDemoModels()),
  "catalogue/lease-offers.json": json(createDemoLeaseOffers()),
  "catalogue/locations.json": json(createDemoLocations()),
  "catalogue/default/locations.json": json(createDefaultLocations()),
  "catalogue/default/employees.json": json(createDefaultEmployees()),
  "catalogue/default/vacancies.json": json(createDefaultVacancies()),
  "catalogue/employees.json": json(createDemoEmployees()),
  "catalogue/vacancies.json": json(createDemoVacancies()),
  "feeds/vehicles.csv": formatVehiclesCsv(createDemoStock()),
});
