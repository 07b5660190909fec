import type { Page } from "@playwright/test";
import { openPage } from "./hydration.ts";
import { listVehicles } from "./listed-vehicles.ts";
import { scriptsOf } from "./page-scripts.ts";
import { requestedScripts } from "./requested-paths.ts";
import type { Site } from "./sites/site.ts";
import { holdRequests } from "./stock-page.ts";
import { expect, type VisitSite } from "./test.ts";

export const leasedCar = async (site: Site): Promise<string> => {
  const [car] = await listVehicles(site, "perPage=1&fuel=electric&condition=new&kind=passenger&availability=available");
  if (!car) throw new Error("the demo group has no new electric car");
  return `/stock/${car.slug}`;
};

type Choice = {
  readonly form: string;
  readonly path: (car: string) => string;
  readonly choose: (page: Page) => Promise<unknown>;
  readonly address: RegExp;
};

export const CHOICES: readonly Choice[] = [
  {
    form: "the filters of the employees",
    path: () => "/collaborateurs",
    choose: (page) => page.getByLabel("Concession", { exact: true }).selectOption("diekirch"),
    address: /\?concession=diekirch$/,
  },
  {
    form: "the filters of the lease offers",
    path: () => "/private-lease",
    choose: (page) => page.getByRole("form", { name: "Filtrer les offres" }).getByLabel("Marque").selectOption("opel"),
    address: /\?brand=opel$/,
  },
  {
    form: "the filters of the locator",
    path: () => "/concessions",
    choose: (page) => page.getByRole("search").getByLabel("Marque").selectOption("ford"),
    address: /\?marque=ford$/,
  },
  {
    form: "the terms of a lease offer",
    path: () => "/private-lease/opel-corsa",
    choose: (page) => page.getByLabel("Durée", { exact: true }).selectOption("36"),
    address: /\?duration=36&/,
  },
  {
    form: "the lease calculator",
    path: (car) => `${car}/lease-calculator`,
    choose: (page) => page.getByRole("radio", { name: "36\u00a0mois" }).check({ force: true }),
    address: /\?duration=36&/,
  },
  {
    form: "the assumptions of the cost of ownership",
    path: (car) => car,
    choose: (page) => page.getByLabel("Durée de possession").selectOption("2"),
    address: /\?cost-years=2&/,
  },
];

type Visitor = { readonly site: Site; readonly visit: VisitSite };

/** A choice that was made before the scripts had loaded applies. */
export const chooseEarly = async ({ site, visit }: Visitor, { path, choose, address }: Choice): Promise<void> => {
  const { page, consoleErrors } = await visit();
  const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
  // The page never loads while its scripts are held back.
  await page.goto(path(await leasedCar(site)), { waitUntil: "commit" });
  await choose(page);
  release();
  await page.waitForURL(address);
  expect(consoleErrors).toEqual([]);
};

/** The messages of the console that are not about the file that did not load. */
export const otherErrors = (errors: readonly string[]): readonly string[] =>
  errors.filter((error) => !error.startsWith("Failed to load resource"));

type Calculation = Choice & { readonly script: RegExp; readonly button: string };

export const CALCULATIONS: readonly Calculation[] = [
  {
    form: "the lease calculator",
    script: /\/assets\/calculator-state/,
    path: (car) => `${car}/lease-calculator`,
    choose: (page) => page.getByRole("radio", { name: "36\u00a0mois" }).check({ force: true }),
    button: "Calculer",
    address: /\?duration=36&/,
  },
  {
    form: "a lease offer",
    script: /\/assets\/offer-at-terms/,
    path: () => "/private-lease/opel-corsa",
    choose: (page) => page.getByLabel("Durée", { exact: true }).selectOption("36"),
    button: "Calculer",
    address: /\?duration=36&/,
  },
  {
    form: "the cost of ownership",
    script: /\/assets\/build-ownership-view/,
    path: (car) => car,
    choose: (page) => page.getByLabel("Durée de possession").selectOption("2"),
    button: "Recalculer",
    address: /\?cost-years=2&/,
  },
];

export const FALLBACK = "Le calcul automatique n’a pas pu être chargé";

/** A form calculates by its button when its script does not load. */
export const calculateByButton = async (
  { site, visit }: Visitor,
  { script, path, choose, button, address }: Calculation,
): Promise<void> => {
  const { page, consoleErrors } = await visit();
  await page.route(script, (route) => route.abort());
  await openPage(page, path(await leasedCar(site)));
  await choose(page);
  await page.getByRole("status").filter({ hasText: FALLBACK }).waitFor();
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(address);
  expect(otherErrors(consoleErrors)).toEqual([]);
};

/** A page names all scripts that it needs to answer. */
export const expectNamedScripts = async (visit: VisitSite, path: string): Promise<void> => {
  const { page, consoleErrors } = await visit();
  const requested = requestedScripts(page);
  const response = await openPage(page, path);
  const named = scriptsOf((await response?.text()) ?? "");
  expect(named.length).toBeGreaterThan(0);
  expect(requested.filter((address) => !named.includes(address))).toEqual([]);
  expect(consoleErrors).toEqual([]);
};
