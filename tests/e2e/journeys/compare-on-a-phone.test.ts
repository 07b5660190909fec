import type { Locator, Page } from "@playwright/test";
import { COUNTRIES } from "#domain/countries/index.ts";
import * as keyLabels from "#application/strings/vehicles/key-labels.ts";
import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";
import { costTexts } from "../../../src/web/leasing/ownership-cost/ownership-estimate-strings.ts";
import { attributeLabels, vehiclePageStrings } from "../../../src/web/vehicle/strings/vehicle-page-strings.ts";
import { brokenWords } from "../../browser-support/checks/broken-words.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const PHONE = { width: 390, height: 844 };

/** All texts in nested tables of strings. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
};

/** What must stand beside a payment, also where it is equal. */
const EMISSION_LABELS: ReadonlySet<string> = new Set([
  "Émissions de CO₂",
  "Consommation mixte",
  "Consommation électrique",
]);

/** Rows of the offer, also where they are equal. */
const OFFER_LABELS: readonly string[] = ["Disponibilité", "Prix", "Mensualité", "À voir à"];

const ROW_LABELS = textsOf([
  attributeLabels,
  EQUIPMENT_LABELS,
  costTexts(COUNTRIES.LU.terms, null),
  OFFER_LABELS,
  ["Total au comptant", "Total avec crédit", "Total en leasing", "Cycle de mesure"],
  vehiclePageStrings.equipment.options,
  Object.values(vehiclePageStrings.energy).filter((text) => typeof text === "string" && text.length < 40),
]);

const CELL_VALUES = textsOf([
  keyLabels,
  vehiclePageStrings.availability,
  ["Le moins kilométré", "Les émissions les plus basses", "La plus grande autonomie", "Non déductible", "Non proposée"],
]);

const compareOf = async (site: Pick<Site, "url">, query: string, count: number): Promise<string> => {
  const vehicles = await listVehicles(site, `${query}&perPage=${count}`);
  expect(vehicles).toHaveLength(count);
  return `/stock/comparer?ids=${vehicles.map(({ id }) => id).join(".")}`;
};

const rowsOf = (page: Page): Locator => page.locator("tbody tr:not(.compare-group, .compare-pictures)");

/** Runs in the page: rows whose label is not above their values, at the left edge of the first one. */
const findMisplaced = (rows: readonly Element[]): readonly (string | null)[] => {
  const isMisplaced = (row: Element): boolean => {
    const label = row.querySelector(".compare-label")?.getBoundingClientRect();
    const cells = [...row.querySelectorAll("td")];
    if (label === undefined || Math.abs((cells[0]?.getBoundingClientRect().left ?? 0) - label.left) > 1) return true;
    const range = document.createRange();
    return cells.some((cell) => {
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().top < label.bottom - 1;
    });
  };
  return rows.filter((row) => isMisplaced(row)).map((row) => row.textContent);
};

/** Runs in the page: texts that are wider than their column. */
const findWide = (cells: readonly Element[]): readonly (string | null)[] =>
  cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent);

const expectReadable = async (page: Page): Promise<void> => {
  expect(await rowsOf(page).count()).toBeGreaterThan(15);
  expect(await rowsOf(page).evaluateAll(findMisplaced)).toEqual([]);
  expect(await brokenWords(page.locator(".compare-table"))).toEqual([]);
  expect(await brokenWords(page.locator(".compare-same"))).toEqual([]);
};

/** Rows that differ come first, and what is equal is listed once below them. */
const expectDifferencesFirst = async (page: Page): Promise<void> => {
  const rows = await rowsOf(page).evaluateAll((elements) =>
    elements.map((row) => ({
      label: row.querySelector(".compare-label")?.firstChild?.textContent ?? "",
      values: [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    })),
  );
  const stays = (label: string): boolean => OFFER_LABELS.includes(label) || EMISSION_LABELS.has(label);
  const equal = rows.filter(({ label, values }) => !stays(label) && new Set(values).size === 1);
  expect(equal).toEqual([]);
  const same = page.locator(".compare-same");
  expect(await same.locator("dt").count()).toBeGreaterThan(10);
  const [table, details] = [await page.locator(".compare-table").boundingBox(), await same.boundingBox()];
  expect(details?.y ?? 0).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0) - 1);
};

test("two, three and six vehicles: each label is above its values, no word is broken, and what is equal is listed once", async ({
  visit,
  site,
}) => {
  const { page } = await visit({ viewport: PHONE });
  for (const count of [2, 3, 6]) {
    await openPage(page, await compareOf(site, "fuel=electric", count));
    await page.locator(".compare-same > summary").click();
    await expectReadable(page);
    if (count === 2) await expectDifferencesFirst(page);
  }
});

test("at 390, 820 and 1440 pixels no word of any label or value is broken", async ({ visit, site }) => {
  const { page } = await visit({ viewport: PHONE });
  for (const count of [3, 4]) {
    await openPage(page, await compareOf(site, "fuel=electric", count));
    await rowsOf(page)
      .nth(3)
      .evaluate(
        (row, { labels, values }) => {
          for (let index = 0; index < Math.max(labels.length, values.length); index += 1) {
            const copy = row.cloneNode(true) as HTMLElement;
            const label = copy.querySelector(".compare-label");
            if (label) label.textContent = labels[index % labels.length] ?? "";
            for (const cell of copy.querySelectorAll("td")) cell.textContent = values[index % values.length] ?? "";
            row.after(copy);
          }
        },
        { labels: ROW_LABELS, values: CELL_VALUES },
      );
    expect(await rowsOf(page).count()).toBeGreaterThan(ROW_LABELS.length);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.locator(".compare-table")), `${width} pixels`).toEqual([]);
      expect(await rowsOf(page).locator("td, .compare-label").evaluateAll(findWide), `${width} pixels`).toEqual([]);
    }
  }
});

test("drawings of one body are left out, those of several are shown", async ({ visit, site }) => {
  const { page } = await visit({ viewport: PHONE });
  await openPage(page, await compareOf(site, "body=saloon", 2));
  await expect(page.getByRole("columnheader").filter({ has: page.getByRole("link") })).toHaveCount(2);
  await expect(page.locator(".compare-picture")).toHaveCount(0);
  const [saloon] = await listVehicles(site, "body=saloon&perPage=1");
  const [estate] = await listVehicles(site, "body=estate&perPage=1");
  await openPage(page, `/stock/comparer?ids=${saloon?.id}.${estate?.id}`);
  await expect(page.locator(".compare-picture")).toHaveCount(2);
});
