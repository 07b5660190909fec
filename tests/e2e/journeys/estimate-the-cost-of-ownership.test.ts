import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { requestedBesideManifests } from "../../browser-support/requested-paths.ts";
import { saveData } from "../../browser-support/save-data.ts";
import { expect, test } from "../../browser-support/test.ts";

const electricPath = async (site: Site): Promise<string> => {
  const [vehicle] = await listVehicles(site, "perPage=1&fuel=electric&condition=new&kind=passenger");
  return `/stock/${vehicle?.slug}`;
};

const section = (page: Page) => page.locator("#cout");

const rowTexts = (page: Page, name: string): Promise<string[]> =>
  section(page).getByRole("row", { name }).getByRole("cell").allTextContents();

const euros = (text: string): number => Number(text.replace("\u2212", "-").replaceAll(/[^\d-]/g, "") || "NaN");

const totals = async (page: Page): Promise<readonly number[]> => (await rowTexts(page, "Total par mois")).map(euros);

const energy = async (page: Page): Promise<number> => euros((await rowTexts(page, "Énergie"))[0] ?? "");

test.describe("a visitor compares paying cash with a lease of an electric car", () => {
  test("with scripts: the figures and the address follow each change", async ({ site, visit }) => {
    const { page, consoleErrors } = await visit();
    await saveData(page);
    await openPage(page, await electricPath(site));
    await page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link", { name: "Coût mensuel" }).click();
    const [cash, loan, lease] = await totals(page);
    expect(cash).toBeGreaterThan(0);
    expect(loan).toBeGreaterThan(cash ?? 0);
    expect(lease).toBeGreaterThan(0);
    const before = await energy(page);

    const kilometres = section(page).getByLabel("Kilométrage annuel");
    await kilometres.focus();
    const requests = requestedBesideManifests(page);
    await kilometres.fill("30000");
    await expect.poll(() => energy(page)).toBeGreaterThan(before * 1.9);
    await expect.poll(() => totals(page)).not.toEqual([cash, loan, lease]);
    await page.waitForURL(/cost-km=30000/);
    expect(requests.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
    await expect(section(page).getByRole("status")).toContainText("Total par mois");

    await section(page).getByLabel("Durée de possession").selectOption("2");
    await expect(section(page).getByRole("row", { name: "Prime de l’État" })).toContainText("À rembourser");
    await page.waitForURL(/cost-years=2/);
    await page.reload();
    await expect(section(page).getByLabel("Kilométrage annuel")).toHaveValue(/^30.000$/);
    await expect(section(page).getByLabel("Durée de possession")).toHaveValue("2");
    expect(consoleErrors).toEqual([]);
  });

  test("by keyboard: changes the price of electricity and reads the sources; a number is an error once it is complete", async ({
    site,
    visit,
  }) => {
    const { page } = await visit();
    await openPage(page, await electricPath(site));
    const before = await energy(page);
    await section(page).getByLabel("Durée de possession").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(section(page).getByLabel("Électricité, € par kWh")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("0,54");
    await expect.poll(() => energy(page)).toBeGreaterThan(before * 1.9);
    await page.keyboard.press("Tab");
    await expect(section(page).locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(section(page).getByText("Prix que vous avez indiqué.")).toBeVisible();
    await expect(section(page).getByText("Loi du 22 décembre 2006")).toBeVisible();

    const kilometres = section(page).getByLabel("Kilométrage annuel");
    const complete = await totals(page);
    await kilometres.fill("3");
    await expect(kilometres).not.toHaveAttribute("aria-invalid");
    await section(page).getByLabel("Électricité, € par kWh").focus();
    await expect(kilometres).toHaveAttribute("aria-invalid", "true");
    await expect(section(page)).toContainText("Indiquez de 5");
    await expect.poll(() => totals(page)).toEqual(complete);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("without scripts: the same by sending the form; it and the calculator keep each other's values", async ({
    site,
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    const path = await electricPath(site);
    await openPage(page, `${path}?deposit=2000`);
    const before = await totals(page);
    await section(page).getByLabel("Durée de possession").selectOption("2");
    await section(page).getByLabel("Kilométrage annuel").fill("30 000");
    await section(page).getByRole("button", { name: "Recalculer" }).click();
    await page.waitForURL(/cost-years=2/);
    expect(new URL(page.url()).searchParams.get("deposit")).toBe("2000");
    expect(new URL(page.url()).hash).toBe("#cout");
    const after = await totals(page);
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect.poll(() => page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0);

    await page.getByLabel("Durée", { exact: true }).selectOption("36");
    await page.getByRole("button", { name: "Calculer", exact: true }).click();
    await page.waitForURL(/duration=36/);
    expect(new URL(page.url()).searchParams.get("cost-years")).toBe("2");
    expect(new URL(page.url()).searchParams.get("cost-km")).toBe("30 000");
    await expect.poll(() => totals(page)).toEqual(after);
  });
});

test("a visitor compares the monthly costs of two cars", async ({ site, visit }) => {
  const [electric] = await listVehicles(site, "perPage=1&fuel=electric&condition=new&kind=passenger");
  const [petrol] = await listVehicles(site, "perPage=1&fuel=petrol&condition=new&kind=passenger");
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, `/stock/comparer?ids=${electric?.id}.${petrol?.id}`);
  const cells = await page.getByRole("row", { name: "Total au comptant" }).getByRole("cell").allTextContents();
  const cents = cells.map((cell) => euros(cell.replace("Le coût le plus bas", "")));
  expect(Math.min(...cents)).toBeGreaterThan(0);
  const lowest = cents.indexOf(Math.min(...cents));
  expect(cells[lowest]).toContain("Le coût le plus bas");
  expect(cells[1 - lowest]).not.toContain("Le coût le plus bas");
  await expect(page.getByText("Coûts estimés par mois sur 4\u00a0ans à 15\u202f000\u00a0km par an")).toBeVisible();

  await openPage(page, `/stock/${electric?.slug}`);
  const [cash] = await totals(page);
  expect(cents[0]).toBe(cash);
});

type DemoOffer = { readonly slug: string; readonly kind: string; readonly included: readonly string[] };

/** A private offer of the demo group whose payments include the maintenance. */
const offerPath = (): string => {
  const offers = JSON.parse(readFileSync("demo/group/catalogue/lease-offers.json", "utf8")) as readonly DemoOffer[];
  const offer = offers.find(({ kind, included }) => kind === "private" && included.includes("maintenance"));
  return `/private-lease/${offer?.slug}`;
};

test("a visitor sees what a lease includes, and keeps it shorter", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, offerPath());
  await expect.poll(() => rowTexts(page, "Entretien")).toContain("compris");
  const before = await totals(page);
  await section(page).getByLabel("Durée de possession").selectOption("2");
  await page.waitForURL(/cost-years=2/);
  await expect.poll(() => totals(page)).not.toEqual(before);
  await section(page).locator("summary").click();
  await expect(section(page).getByText(/Location longue durée sur 24\u00a0mois.*24\u00a0loyers de/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
