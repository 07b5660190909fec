import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../shared/index.ts";
import type { NameWithSlug, StockRecord } from "../vehicles/index.ts";
import { type VocabularyEntry, openStockIndex } from "./index.ts";
import { anyStock } from "../../../tests/builders/stock-arbitraries.ts";
import { buildStockIndex } from "../../../tests/builders/stock-index.ts";

const expectedEntries = (records: readonly StockRecord[], read: (record: StockRecord) => NameWithSlug | null) => {
  const slugs = [...new Set(records.map((record) => read(record)?.slug).filter((slug) => slug !== undefined))];
  return slugs
    .map((slug) => {
      const vehicles = records.filter((record) => read(record)?.slug === slug);
      return { slug, name: (vehicles[0] && read(vehicles[0])?.name) ?? "", count: vehicles.length, having: vehicles };
    })
    .sort((left, right) => (fold(left.name) < fold(right.name) ? -1 : 1));
};

const toEntry = ({ slug, name, count }: VocabularyEntry): VocabularyEntry => ({ slug, name, count });

test("lists every brand, model and location of the stock by name, with its number of vehicles", () => {
  fc.assert(
    fc.property(anyStock(40), (records) => {
      const { brands, models, locations } = openStockIndex(buildStockIndex(records, VEHICLE_LABELS)).vocabulary();
      const expectedBrands = expectedEntries(records, ({ brand }) => brand);
      expect(brands).toEqual(expectedBrands.map(toEntry));
      expect(locations).toEqual(expectedEntries(records, ({ location }) => location).map(toEntry));
      expect(models).toEqual(
        expectedEntries(records, ({ model }) => model).map(({ having: vehicles, ...entry }) => ({
          ...entry,
          brands: expectedBrands
            .map(({ slug }) => slug)
            .filter((slug) => vehicles.some(({ brand }) => brand.slug === slug)),
        })),
      );
    }),
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  );
});
