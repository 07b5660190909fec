import { expect, test } from "vitest";
import type { SiteServices } from "#application/site/index.ts";
import { anEmployee, FORD, LOCATIONS } from "../../../../tests/builders/live-sections.ts";
import { visibleEmployees, vehicleAdviser } from "./employees.server.ts";

const PEOPLE = [
  anEmployee(1, { department: "used", email: "occasions@group.example" }),
  anEmployee(2, { brands: ["ford"], languages: ["fr", "pt"], phone: "+352 20 00 01 15" }),
];

const [BERTRANGE = null, DIEKIRCH = null] = LOCATIONS;
const FORD_NAME = { slug: "ford", name: "Ford" };

const services = (showEmployees: boolean): SiteServices<"catalogue" | "settings"> => ({
  catalogue: () => ({
    brands: [FORD],
    models: [],
    leaseOffers: [],
    locations: LOCATIONS,
    employees: PEOPLE,
    vacancies: [],
  }),
  settings: { showEmployees } as SiteServices["settings"],
});

const adviserOf = (condition: "new" | "used" | null, location = BERTRANGE, adviser: string | null = null) =>
  vehicleAdviser(services(true), { adviser, brand: FORD_NAME, condition }, location);

test("a new car has a specialist of its brand, a used one somebody of the used cars", () => {
  expect(adviserOf("new")).toMatchObject({
    name: "Anne Weber 2",
    brands: "Marque\u00a0: Ford",
    languages: "Parle français et portugais",
    phone: { label: "+352 20 00 01 15", href: "tel:+35220000115" },
    spoken: [{ language: "pt", text: "Falamos português" }],
  });
  expect(adviserOf("used")?.name).toBe("Anne Weber 1");
  expect(adviserOf(null)?.name).toBe("Anne Weber 2");
});

test("the feed may name the person", () => {
  expect(adviserOf("new", BERTRANGE, "occasions@group.example")?.name).toBe("Anne Weber 1");
});

test("there is none where nobody works or the location is unknown", () => {
  expect(adviserOf("new", DIEKIRCH)).toBeNull();
  expect(adviserOf("new", null)).toBeNull();
});

test("a market that displays no employees has no advisers", () => {
  expect(visibleEmployees(services(false))).toEqual([]);
  expect(vehicleAdviser(services(false), { adviser: null, brand: FORD_NAME, condition: "new" }, BERTRANGE)).toBeNull();
});
