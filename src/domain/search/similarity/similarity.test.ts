import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FUEL_TYPES, shapeOf, type StockRecord } from "../../vehicles/index.ts";
import { type SimilarityReason, type SimilaritySubject, openStockIndex } from "../index.ts";
import { anyStock, anyStockRecord } from "../../../../tests/builders/stock-arbitraries.ts";
import { referenceShapes, withReferenceShapes } from "../../../../tests/fakes/reference-shapes.ts";
import { buildStockIndex } from "../../../../tests/builders/stock-index.ts";

/** A reference implementation of the formula: weight, and distance from 0 to 1000. */
type ReferenceTerm = readonly [name: SimilarityReason | "condition" | "seats", weight: number, distance: number];

const RELATED: readonly (readonly (string | null)[])[] = [
  ["electric+petrol", "electric+diesel", "hybrid"],
  ["lpg", "lpgg3", "cng"],
  ["hatchback", "compact"],
  ["suv", "high_entry"],
  ["mpv", "family"],
  ["coupe", "convertible"],
];

const choiceDistance = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return 500;
  if (one === other) return 0;
  return RELATED.some((group) => group.includes(one) && group.includes(other)) ? 400 : 1000;
};

const rangeDistance = (one: number | null, other: number | null, maxDifference: number, step = 1): number => {
  if (one === null || other === null) return 500;
  const difference = Math.abs(Math.floor(one / step) - Math.floor(other / step)) * step;
  return Math.min(1000, Math.round((1000 * difference) / Math.max(1, maxDifference)));
};

type ShapedSubject = SimilaritySubject & Pick<StockRecord, "shapes">;

const knownValue = (value: string | null, keys: readonly string[]): string | null =>
  value !== null && keys.includes(value) ? value : null;

const seatsValue = ({ seats }: SimilaritySubject): string | null => (seats === null ? null : String(seats));

const compareTerms = (subject: ShapedSubject, other: StockRecord): ReferenceTerm[] => {
  const model = (of: SimilaritySubject): string | null => of.model && `${of.brand.slug} ${of.model.slug}`;
  const cents = (of: SimilaritySubject): number | null => of.price.purchase?.cents ?? null;
  const euros = (of: SimilaritySubject): number | null => {
    const price = cents(of);
    return price === null ? null : Math.round(price / 100);
  };
  const seats = seatsValue(other);
  return [
    ["model", 20, choiceDistance(model(subject), model(other))],
    ["price", 18, rangeDistance(euros(subject), euros(other), (euros(subject) ?? 0) * 0.4)],
    ["body", 16, choiceDistance(shapeOf(subject), shapeOf(other))],
    ["fuel", 10, choiceDistance(subject.fuel_type, knownValue(other.fuel_type, FUEL_TYPES))],
    ["brand", 8, choiceDistance(subject.brand.slug, other.brand.slug)],
    ["transmission", 6, choiceDistance(subject.transmission_type, other.transmission_type)],
    ["year", 6, rangeDistance(subject.construction_year, other.construction_year, 6)],
    ["mileage", 5, rangeDistance(subject.mileage_km, other.mileage_km, 60_000, 5000)],
    ["power", 5, rangeDistance(subject.power_kw, other.power_kw, (subject.power_kw ?? 0) * 0.5, 10)],
    ["condition", 3, choiceDistance(subject.condition, other.condition)],
    [
      "seats",
      3,
      choiceDistance(
        seatsValue(subject),
        seats !== null && seats >= "2" && seats <= "9" && seats.length === 1 ? seats : null,
      ),
    ],
  ];
};

const sumTerms = (terms: readonly ReferenceTerm[]): number =>
  terms.reduce((sum, [, weight, distance]) => sum + weight * distance, 0);

const referenceSimilar = (records: readonly StockRecord[], subject: ShapedSubject, limit: number) =>
  records
    .filter(({ id, availability }) => id !== subject.id && availability === "available")
    .filter(({ kind }) => subject.kind === null || kind === subject.kind)
    .map((record) => ({
      id: record.id,
      sum: sumTerms(compareTerms(subject, record)),
      judged: compareTerms(subject, record),
    }))
    .sort((left, right) => left.sum - right.sum || left.id - right.id)
    .slice(0, limit)
    .map(({ id, sum, judged: terms }) => {
      const similarTerms = terms.filter(
        ([name, , distance]) => distance <= 200 && name !== "condition" && name !== "seats",
      );
      const names = similarTerms.map(([name]) => name);
      return {
        id,
        distance: sum / 100_000,
        reasons: names.includes("model") ? names.filter((name) => name !== "brand") : names,
      };
    });

describe("similarTo", () => {
  test("returns the same vehicles in the same order as the reference implementation", () => {
    fc.assert(
      fc.property(
        anyStock(),
        anyStockRecord,
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(0, 1, 3, 12),
        (records, outsider, position, limit) => {
          const index = openStockIndex(buildStockIndex(records, VEHICLE_LABELS));
          for (const subject of [
            records[position % Math.max(1, records.length)] ?? { ...outsider, id: 5 },
            { ...outsider, id: 5 },
          ]) {
            const shaped = { ...subject, shapes: referenceShapes(subject, records) };
            const expected = referenceSimilar(withReferenceShapes(records), shaped, limit);
            expect(index.similarTo(subject, limit)).toEqual(expected);
          }
        },
      ),
      { numRuns: 80, interruptAfterTimeLimit: 30_000 },
    );
  });

  const [baseRecord] = fc.sample(anyStockRecord, { numRuns: 1, seed: 1 });
  const golf: StockRecord = {
    ...(baseRecord as StockRecord),
    id: 1,
    brand: { slug: "volkswagen", name: "Volkswagen" },
    model: { slug: "golf", name: "Golf" },
    kind: "passenger",
    condition: "used",
    body_style: "hatchback",
    fuel_type: "diesel",
    transmission_type: "manual",
    mileage_km: 62_000,
    construction_year: 2020,
    power_kw: 85,
    seats: 5,
    price: { purchase: { cents: 1_800_000, before_discount_cents: null } },
    availability: "available",
  };
  const findSimilar = (records: readonly StockRecord[], subject: SimilaritySubject = golf) =>
    openStockIndex(buildStockIndex(records, VEHICLE_LABELS)).similarTo(subject, 5);
  const cheaper = { purchase: { cents: 1_500_000, before_discount_cents: null } };

  test("lists reasons by weight, and the brand only if the model differs", () => {
    const similar = findSimilar([
      { ...golf, id: 2, price: cheaper, power_kw: 140 },
      { ...golf, id: 3, model: { slug: "polo", name: "Polo" }, body_style: "compact", transmission_type: null },
    ]);
    expect(similar).toEqual([
      { id: 2, distance: 0.12506, reasons: ["model", "body", "fuel", "transmission", "year", "mileage"] },
      { id: 3, distance: 0.294, reasons: ["price", "fuel", "brand", "year", "mileage", "power"] },
    ]);
  });

  test("excludes sold and reserved vehicles, other kinds and the subject, which may be deleted", () => {
    const others = [
      golf,
      { ...golf, id: 2, availability: "sold" as const },
      { ...golf, id: 3, availability: "reserved" as const },
      { ...golf, id: 4, kind: "van" as const },
      { ...golf, id: 5, kind: null },
    ];
    expect(findSimilar(others)).toEqual([]);
    expect(findSimilar(others, { ...golf, id: 99 }).map(({ id }) => id)).toEqual([1]);
    expect(findSimilar(others, { ...golf, id: 99, kind: null }).map(({ id }) => id)).toEqual([1, 4, 5]);
  });

  test("treats models of two brands with the same name as different", () => {
    const [similar] = findSimilar([{ ...golf, id: 2, brand: { slug: "chrysler", name: "Chrysler" } }]);
    expect(similar?.distance).toBe(0.28);
    expect(similar?.reasons).not.toContain("model");
  });

  test("returns nothing for an empty stock", () => {
    expect(findSimilar([])).toEqual([]);
  });
});
