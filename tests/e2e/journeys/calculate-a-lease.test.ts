import type { Page } from "@playwright/test";
import { formatWholeEuros } from "#domain/shared/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { requestedBesideManifests } from "../../browser-support/requested-paths.ts";
import { saveData } from "../../browser-support/save-data.ts";
import { expect, test } from "../../browser-support/test.ts";

type Car = { readonly id: number; readonly slug: string };

let car: Car;

test.beforeEach(async ({ site }) => {
  const [first] = await listVehicles(site, "perPage=1&condition=new&availability=available&monthly-max=600");
  if (!first) throw new Error("the demo group leases no new vehicle");
  car = first;
});

const vehiclePath = (): string => `/stock/${car.slug}`;
const calculatorPath = (): string => `${vehiclePath()}/lease-calculator`;

type Lease = { readonly monthly: { readonly cents: number; readonly cents_without_vat: number } };

/** The JSON API's figures, in whole euros as the payment on the pages; the deposit is in euros. */
const amounts = async (site: Site, duration: number, mileage: number, deposit: number) => {
  const query = `duration=${duration}&mileage=${mileage}&deposit=${deposit * 100}`;
  const { monthly } = (await (await fetch(`${site.url}/api/v1/vehicles/${car.id}/lease?${query}`)).json()) as Lease;
  return { month: formatWholeEuros(monthly.cents), withoutVat: formatWholeEuros(monthly.cents_without_vat) };
};

const month = (page: Page) => page.getByRole("main").getByRole("status").first();

const fillIn = async (page: Page): Promise<void> => {
  await page.getByRole("radio", { name: "36\u00a0mois" }).check({ force: true });
  await page.getByRole("radio", { name: "20\u202f000\u00a0km" }).check({ force: true });
  await page.getByLabel("Premier versement").fill("2 000");
};

const TERMS = "?duration=36&mileage=20000&deposit=2000";

test.describe("a visitor calculates a lease", () => {
  test("in the browser, without a request, and the address follows", async ({ visit, site }) => {
    const { page, consoleErrors } = await visit();
    await saveData(page);
    await openPage(page, calculatorPath());
    const loaded = page.waitForResponse(/calculator-state/);
    await page.getByLabel("Premier versement").focus();
    await loaded;
    const requests = requestedBesideManifests(page);
    await fillIn(page);
    const expected = await amounts(site, 36, 20_000, 2000);
    await expect(month(page)).toContainText(expected.withoutVat);
    await expect(month(page)).toContainText(expected.month.replace("\u00a0€", ""));
    await page.waitForURL(calculatorPath() + TERMS);
    await expect(page.getByRole("link", { name: "Demander ce leasing" })).toHaveAttribute(
      "href",
      `${vehiclePath()}/leasing-en-ligne${TERMS}`,
    );
    expect(requests).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts, with the same figures", async ({ visit, site }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, calculatorPath());
    await fillIn(page);
    await page.getByRole("button", { name: "Calculer" }).click();
    const expected = await amounts(site, 36, 20_000, 2000);
    await expect(month(page)).toContainText(expected.withoutVat);
    await expect(month(page)).toContainText(expected.month.replace("\u00a0€", ""));
    await expect(page.getByLabel("Premier versement")).toHaveValue("2 000");
    await page.getByText("Année\u00a01").first().click();
    await expect(page.getByRole("table", { name: "Année\u00a01" }).getByRole("row")).toHaveCount(13);
  });

  test("on the vehicle's page, and takes the terms along", async ({ visit, site }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, vehiclePath());
    await page.getByText("Détails de la mensualité").click();
    await page.getByLabel("Durée", { exact: true }).selectOption("36");
    await page.getByLabel("Kilomètres par an").selectOption("20000");
    await page.getByLabel("Premier versement").fill("2000");
    await expect(month(page)).toContainText((await amounts(site, 36, 20_000, 2000)).month);
    await page.waitForURL(vehiclePath() + TERMS);
    await expect(page.locator(".lease-panel .lease-statement")).toContainText(
      "Location avec option d’achat sur 36\u00a0mois",
    );
    await page.getByRole("link", { name: "Voir le calcul complet" }).click();
    await page.waitForURL(calculatorPath() + TERMS);
    await expect(page.getByRole("radio", { name: "36\u00a0mois" })).toBeChecked();
    expect(consoleErrors).toEqual([]);
  });

  test("by keyboard alone", async ({ visit, site }) => {
    const { page } = await visit();
    await openPage(page, calculatorPath());
    await page.getByRole("radio", { name: "48\u00a0mois" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("2000");
    await expect(month(page)).toContainText((await amounts(site, 36, 20_000, 2000)).withoutVat);
  });

  test("learns why terms cannot be calculated, and takes those that can", async ({ visit }) => {
    const { page } = await visit();
    await openPage(page, calculatorPath());
    await page.getByLabel("Premier versement").fill("999999");
    await expect(page.getByText(/Le premier versement est limité à/)).toBeVisible();
    await expect(page.getByLabel("Premier versement")).toHaveAttribute("aria-invalid", "true");
    await expect(month(page)).toContainText("Mensualité à calculer");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: /^Calculer avec 48/ }).click();
    await expect(page.getByLabel("Premier versement")).not.toHaveAttribute("aria-invalid", "true");
    await expect(month(page)).toContainText("TTC");
  });
});
