import type { Page } from "@playwright/test";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { FACETS } from "#domain/vehicles/index.ts";
import { openPage } from "../../browser/hydration.ts";
import { OTHER_PAGES, pageOfEachKind, vehiclePath } from "../../browser/page-kinds.ts";
import { expect, test } from "../../browser/test.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const STOCK = "/stock";

/** iOS enlarges the page around a focused field with smaller text. */
const MIN_PIXELS = 16;

type Field = { readonly name: string; readonly pixels: number };

/** The fields of a page into which a visitor types or which open a list, displayed or not. */
const readFields = (page: Page): Promise<readonly Field[]> =>
  page
    .locator(
      "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button], [type=file])",
    )
    .evaluateAll((fields) =>
      fields.map((field) => ({
        name: field.getAttribute("name") ?? field.id,
        pixels: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );

const TYPED = new Set(["text", "autocomplete", "textarea", "email", "phone", "select", "date"]);

/** The fields of the forms that the demo group has on its pages; editors place the others on theirs. */
const expectedNames = (): readonly string[] => [
  ...new Set([
    ...[
      LEAD_KINDS.interest,
      LEAD_KINDS.test_drive,
      LEAD_KINDS.contact,
      LEAD_KINDS.application,
      LEAD_KINDS.tyre_offer,
    ].flatMap(({ fields }) => fields.filter(({ kind }) => TYPED.has(kind)).map(({ name }) => name)),
    ...FACETS.flatMap(({ kind, name }) => (kind === "range" ? [`${name}-min`, `${name}-max`] : [])),
    "sort",
    "q",
  ]),
];

test("no field of any page is smaller than 16 pixels on a phone", async ({ site, visit }) => {
  const vehicle = await vehiclePath(site);
  const { page } = await visit(PHONE);
  const paths = [
    STOCK,
    ...(await pageOfEachKind(site)),
    ...OTHER_PAGES.map((path) => path(vehicle)),
    "/formulaires/demande-offre-pneus",
    vehicle,
  ];
  const seen = new Set<string>();
  const small: string[] = [];
  for (const path of new Set(paths)) {
    // Scripts add filters to the stock alone.
    if (path === STOCK) await openPage(page, path);
    else await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const { name, pixels } of await readFields(page)) {
      seen.add(name);
      if (pixels < MIN_PIXELS) small.push(`${path} ${name}: ${pixels}px`);
    }
  }
  expect(small).toEqual([]);
  expect(expectedNames().filter((name) => !seen.has(name))).toEqual([]);
});
