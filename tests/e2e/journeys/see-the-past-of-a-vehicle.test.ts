import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test as base } from "../../browser-support/test.ts";

/** A vehicle of the site's feed: unknown attributes are left out. */
type FeedVehicle = {
  readonly id: number;
  readonly condition: string;
  readonly fuel_type?: string;
  readonly accident_free?: boolean;
  readonly service_book?: boolean;
  readonly warranty_months?: number;
  readonly owners?: number;
  readonly next_inspection?: string;
  readonly battery_health_percent?: number;
  readonly battery_health_date?: string;
  readonly inspection_report?: string;
  readonly inspection_marks?: readonly { readonly part: string; readonly photo: string }[];
  readonly availability: string;
};

const test = base.extend<{ readonly stock: readonly FeedVehicle[] }>({
  stock: async ({ site }, use) => {
    const response = await fetch(`${site.url}/feeds/vitrine.json`);
    const vehicles = (await response.json()) as readonly FeedVehicle[];
    await use(vehicles.filter(({ availability }) => availability !== "sold"));
  },
});

const find = (stock: readonly FeedVehicle[], matches: (vehicle: FeedVehicle) => boolean): FeedVehicle => {
  const vehicle = stock.find((candidate) => candidate.availability === "available" && matches(candidate));
  if (!vehicle) throw new Error("The demo group has no such vehicle");
  return vehicle;
};

const isDamaged = ({ accident_free }: FeedVehicle): boolean => accident_free === false;

const past = (page: Page) => page.getByRole("region", { name: "Historique" });

/** The lower edge of an element in pixels from the top of the window. */
const bottomOf = async (page: Page, text: string): Promise<number> => {
  const box = await past(page).getByText(text).boundingBox();
  return box ? box.y + box.height : Infinity;
};

test("an accident and the request for the file are in the first screen", async ({ stock, visit }) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, `/stock/${find(stock, isDamaged).id}-1`);
  for (const { width, height, bar } of [
    { width: 390, height: 844, bar: 76 },
    { width: 1440, height: 900, bar: 0 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const text of ["Accident déclaré", "Demander le dossier"])
      expect(await bottomOf(page, text)).toBeLessThan(height - bar);
    expect(await axeViolations(page)).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
});

test("without scripts the request leads to the form of the vehicle with its message", async ({ stock, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`/stock/${find(stock, isDamaged).id}-1`);
  await past(page).getByRole("link", { name: "Demander le dossier" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demander le dossier du véhicule");
  await expect(page.getByLabel(/^(?:Votre )?message/i)).toHaveValue(/recevoir le dossier de ce véhicule/);
});

test("cards, comparison and sheet say the accident, new cars have no past", async ({ stock, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const [damaged, fresh] = [find(stock, isDamaged), find(stock, ({ condition }) => condition === "new")];
  await openPage(page, `/stock/favoris?ids=${damaged.id}.${fresh.id}`);
  const lines = page.locator(".vehicle-history");
  await expect(lines).toHaveCount(1);
  await expect(lines.locator("strong")).toContainText("Accident déclaré");
  await openPage(page, `/stock/comparer?ids=${damaged.id}.${fresh.id}`);
  const row = page.getByRole("row", { name: /^Accident/ });
  await expect(row.getByRole("cell").first()).toHaveText("Accident déclaré");
  await expect(page.getByRole("link", { name: /^Demander le dossier/ })).toHaveCount(1);
  await openPage(page, `/stock/${damaged.id}-1/fiche`);
  await expect(past(page)).toContainText("Accident déclaré");
});

test("what is unknown of a used car is said", async ({ stock, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const silent = find(
    stock,
    (vehicle) => vehicle.condition === "used" && !("accident_free" in vehicle) && !("next_inspection" in vehicle),
  );
  await openPage(page, `/stock/${silent.id}-1`);
  await expect(past(page)).toContainText(/Accident\s: non renseigné/);
  await expect(past(page)).toContainText(/Contrôle technique\s: non renseigné/);
});

test("report, marks with their pictures and the battery with its date are on the page", async ({
  site,
  stock,
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  const marked = find(stock, (vehicle) => "inspection_report" in vehicle && "inspection_marks" in vehicle);
  await openPage(page, `/stock/${marked.id}-1`);
  const section = page.locator("#inspection");
  const report = section.getByRole("link", { name: "Ouvrir le rapport d’inspection (PDF)" });
  const answer = await fetch(site.url + (await report.getAttribute("href")));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await expect(section.getByRole("img")).toHaveCount(marked.inspection_marks?.length ?? 0);
  await section.getByRole("img").first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      section
        .getByRole("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const measured = find(stock, (vehicle) => "battery_health_percent" in vehicle && "battery_health_date" in vehicle);
  await openPage(page, `/stock/${measured.id}-1`);
  const fact = page.locator(".key-facts > div").filter({ hasText: "État de la batterie" });
  await expect(fact).toContainText(new RegExp(`${measured.battery_health_percent}\\s%mesuré le .+2026`));
});

const FILTERS: readonly (readonly [query: string, matches: (vehicle: FeedVehicle, month: string) => boolean])[] = [
  ["owners-max=1", ({ owners }) => owners !== undefined && owners <= 1],
  ["first-owner=1", ({ owners }) => owners === 1],
  ["accident-free=1", ({ accident_free }) => accident_free === true],
  ["warranty=1", ({ warranty_months = 0 }) => warranty_months > 0],
  ["warranty=24", ({ warranty_months = 0 }) => warranty_months >= 24],
  ["warranty=12&warranty=60", ({ warranty_months = 0 }) => warranty_months >= 60],
  ["service-book=1", ({ service_book }) => service_book === true],
  ["battery-health-min=90", ({ battery_health_percent = 0 }) => battery_health_percent >= 90],
  ["inspection-valid=1", ({ next_inspection = "" }, month) => next_inspection >= month],
];

for (const [query, matches] of FILTERS) {
  test(`the filter ${query} finds exactly these vehicles`, async ({ site, stock }) => {
    const response = await fetch(`${site.url}/api/v1/vehicles?${query}&perPage=1`);
    const { total } = (await response.json()) as { readonly total: number };
    const month = new Date().toISOString().slice(0, 7);
    const expected = stock.filter((vehicle) => matches(vehicle, month)).length;
    expect(expected).toBeGreaterThan(0);
    expect(total).toBe(expected);
  });
}
