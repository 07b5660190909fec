import type { Page } from "@playwright/test";
import { scriptsOf } from "../../browser/page-scripts.ts";
import { hydrated, openPage } from "../../browser/hydration.ts";
import { listVehicles } from "../../browser/listed-vehicles.ts";
import type { Site } from "../../browser/sites/site.ts";
import { requestedScripts } from "../../browser/requested-paths.ts";
import { holdRequests } from "../../browser/stock-page.ts";
import { expect, test } from "../../browser/test.ts";

test.use({ reusesTabs: false });

const leasedCar = async (site: Site): Promise<string> => {
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

const CHOICES: readonly Choice[] = [
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

for (const { form, path, choose, address } of CHOICES) {
  test(`a choice in ${form} applies that was made before the scripts had loaded`, async ({ site, visit }) => {
    const { page, consoleErrors } = await visit();
    const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
    // The page never loads while its scripts are held back.
    await page.goto(path(await leasedCar(site)), { waitUntil: "commit" });
    await choose(page);
    release();
    await page.waitForURL(address);
    expect(consoleErrors).toEqual([]);
  });
}

/** The messages of the console that are not about the file that did not load. */
const otherErrors = (errors: readonly string[]): readonly string[] =>
  errors.filter((error) => !error.startsWith("Failed to load resource"));

type Calculation = Choice & { readonly script: RegExp; readonly button: string };

const CALCULATIONS: readonly Calculation[] = [
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

const FALLBACK = "Le calcul automatique n’a pas pu être chargé";

for (const { form, script, path, choose, button, address } of CALCULATIONS) {
  test(`${form} calculates by its button when its script does not load`, async ({ site, visit }) => {
    const { page, consoleErrors } = await visit();
    await page.route(script, (route) => route.abort());
    await openPage(page, path(await leasedCar(site)));
    await choose(page);
    await page.getByRole("status").filter({ hasText: FALLBACK }).waitFor();
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL(address);
    expect(otherErrors(consoleErrors)).toEqual([]);
  });
}

test("a lease request keeps what was filled in when the script of its calculator does not load", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.route(/\/assets\/calculator-state/, (route) => route.abort());
  await openPage(page, `${await leasedCar(site)}/leasing-en-ligne`);
  await page.getByLabel("Premier versement").fill("1 000");
  await page.getByRole("radio", { name: "36\u00a0mois" }).check({ force: true });
  await page.getByRole("status").filter({ hasText: FALLBACK }).waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Recalculer" }).click()]);
  await hydrated(page);
  await expect(page.getByLabel("Premier versement")).toHaveValue(/^1\s000$/);
  await expect(page.locator(".leasing-amount")).toContainText("36\u00a0mois");
  expect(otherErrors(consoleErrors)).toEqual([]);
});

test("the button of the full screen opens the picture alone when the full screen does not load", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await page.route(/\/assets\/full-screen/, (route) => route.abort());
  await openPage(page, await leasedCar(site));
  const enlarge = page.getByRole("button", { name: "Voir en plein écran" });
  await enlarge.click();
  await page.getByRole("status").filter({ hasText: "L’affichage en plein écran n’a pas pu être chargé" }).waitFor();
  expect(otherErrors(consoleErrors)).toEqual([]);
  await enlarge.click();
  await page.waitForURL(/\.(?:avif|webp|png|jpe?g)$/);
  await page.goBack();
  await hydrated(page);
  await expect(enlarge).toBeVisible();
});

for (const path of ["/", "/contact", "/concessions", "/private-lease", "/ford", "/ford/puma", "/faq", "/stock"]) {
  test(`${path} names all scripts that it needs to answer`, async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const requested = requestedScripts(page);
    const response = await openPage(page, path);
    const html = (await response?.text()) ?? "";
    const named = scriptsOf(html);
    expect(named.length).toBeGreaterThan(0);
    expect(requested.filter((address) => !named.includes(address))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}
