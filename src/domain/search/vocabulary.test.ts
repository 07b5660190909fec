import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../shared/index.ts";
import type { Named, StockRecord } from "../vehicles/index.ts";
import { type Term, buildStockIndex, openStockIndex } from "./index.ts";
import { stock } from "./stock.test-support.ts";

const termsOf = (records: readonly StockRecord[], read: (record: StockRecord) => Named | null) => {
  const slugs = [...new Set(records.map((record) => read(record)?.slug).filter((slug) => slug !== undefined))];
  return slugs
    .map((slug) => {
      const having = records.filter((record) => read(record)?.slug === slug);
      return { slug, name: (having[0] && read(having[0])?.name) ?? "", count: having.length, having };
    })
    .sort((left, right) => (fold(left.name) < fold(right.name) ? -1 : 1));
};

const bare = ({ slug, name, count }: Term): Term => ({ slug, name, count });

test("the vocabulary names every brand, model and place of the stock, by name, with how many vehicles have it", () => {
  fc.assert(
    fc.property(stock(40), (records) => {
      const { brands, models, locations } = openStockIndex(buildStockIndex(records)).vocabulary();
      const brandTerms = termsOf(records, ({ brand }) => brand);
      expect(brands).toEqual(brandTerms.map(bare));
      expect(locations).toEqual(termsOf(records, ({ location }) => location).map(bare));
      expect(models).toEqual(
        termsOf(records, ({ model }) => model).map(({ having, ...term }) => ({
          ...term,
          brands: brandTerms.map(({ slug }) => slug).filter((slug) => having.some(({ brand }) => brand.slug === slug)),
        })),
      );
    }),
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  );
}, 60_000);
