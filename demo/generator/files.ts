import { demoBrands } from "./brands.ts";
import { demoEmployees } from "./employees.ts";
import { vehiclesCsv } from "./feed.ts";
import { demoLocations } from "./locations.ts";
import { demoModels } from "./models.ts";
import { demoStock } from "./stock.ts";
import { demoVacancies } from "./vacancies.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every file of the demo group by its path under `demo/`. The same on every run: no clock, no chance. */
export const demoFiles = (): Readonly<Record<string, string>> => ({
  "catalogue/brands.json": json(demoBrands()),
  "catalogue/models.json": json(demoModels()),
  "catalogue/locations.json": json(demoLocations()),
  "catalogue/employees.json": json(demoEmployees()),
  "catalogue/vacancies.json": json(demoVacancies()),
  "feeds/vehicles.csv": vehiclesCsv(demoStock()),
});
