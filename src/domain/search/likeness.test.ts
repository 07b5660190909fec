import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODY_STYLES, FUEL_TYPES, type StockRecord } from "../vehicles/index.ts";
import { type LikenessReason, type LikenessSubject, buildStockIndex, openStockIndex } from "./index.ts";
import { stock, stockRecord } from "./stock.test-support.ts";

/** The formula once more, as somebody would write it who looks at every vehicle: weight, and 0 to 1000. */
type Judged = readonly [name: LikenessReason | "condition" | "seats", weight: number, apart: number];

const KIN: readonly (readonly (string | null)[])[] = [
  ["electric+petrol", "electric+diesel", "hybrid"],
  ["lpg", "lpgg3", "cng"],
  ["hatchback", "compact"],
  ["suv", "high_entry"],
  ["mpv", "family"],
  ["coupe", "convertible"],
];

const choice = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return 500;
  if (one === other) return 0;
  return KIN.some((group) => group.includes(one) && group.includes(other)) ? 400 : 1000;
};

const range = (one: number | null, other: number | null, full: number, step = 1): number => {
  if (one === null || other === null) return 500;
  const difference = Math.abs(Math.floor(one / step) - Math.floor(other / step)) * step;
  return Math.min(1000, Math.round((1000 * difference) / Math.max(1, full)));
};

const known = (value: string | null, table: object): string | null =>
  value !== null && Object.hasOwn(table, value) ? value : null;

const seatsOf = ({ seats }: LikenessSubject): string | null => (seats === null ? null : String(seats));

const judge = (subject: LikenessSubject, other: StockRecord): Judged[] => {
  const model = (of: LikenessSubject): string | null => of.model && `${of.brand.slug} ${of.model.slug}`;
  const cents = (of: LikenessSubject): number | null => of.price.purchase?.cents ?? null;
  const euros = (of: LikenessSubject): number | null => {
    const price = cents(of);
    return price === null ? null : Math.round(price / 100);
  };
  const seats = seatsOf(other);
  return [
    ["model", 20, choice(model(subject), model(other))],
    ["price", 18, range(euros(subject), euros(other), (euros(subject) ?? 0) * 0.4)],
    ["body", 16, choice(subject.body_style, known(other.body_style, BODY_STYLES))],
    ["fuel", 10, choice(subject.fuel_type, known(other.fuel_type, FUEL_TYPES))],
    ["brand", 8, choice(subject.brand.slug, other.brand.slug)],
    ["transmission", 6, choice(subject.transmission_type, other.transmission_type)],
    ["year", 6, range(subject.construction_year, other.construction_year, 6)],
    ["mileage", 5, range(subject.mileage_km, other.mileage_km, 60_000, 5000)],
    ["power", 5, range(subject.power_kw, other.power_kw, (subject.power_kw ?? 0) * 0.5, 10)],
    ["condition", 3, choice(subject.condition, other.condition)],
    [
      "seats",
      3,
      choice(seatsOf(subject), seats !== null && seats >= "2" && seats <= "9" && seats.length === 1 ? seats : null),
    ],
  ];
};

const sumOf = (judged: readonly Judged[]): number => judged.reduce((sum, [, weight, apart]) => sum + weight * apart, 0);

const oracle = (records: readonly StockRecord[], subject: LikenessSubject, limit: number) =>
  records
    .filter(({ id, availability }) => id !== subject.id && availability === "available")
    .filter(({ kind }) => subject.kind === null || kind === subject.kind)
    .map((record) => ({ id: record.id, sum: sumOf(judge(subject, record)), judged: judge(subject, record) }))
    .sort((left, right) => left.sum - right.sum || left.id - right.id)
    .slice(0, limit)
    .map(({ id, sum, judged }) => {
      const alike = judged.filter(([name, , apart]) => apart <= 200 && name !== "condition" && name !== "seats");
      const names = alike.map(([name]) => name);
      return {
        id,
        distance: sum / 100_000,
        reasons: names.includes("model") ? names.filter((name) => name !== "brand") : names,
      };
    });

describe("what is like a vehicle", () => {
  test("is what a plain look at every available vehicle of its kind finds, in the same order", () => {
    fc.assert(
      fc.property(
        stock(),
        stockRecord,
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(0, 1, 3, 12),
        (records, gone, at, limit) => {
          const index = openStockIndex(buildStockIndex(records));
          for (const subject of [records[at % Math.max(1, records.length)] ?? { ...gone, id: 5 }, { ...gone, id: 5 }]) {
            expect(index.similarTo(subject, limit)).toEqual(oracle(records, subject, limit));
          }
        },
      ),
      { numRuns: 80, interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  const [anyRecord] = fc.sample(stockRecord, { numRuns: 1, seed: 1 });
  const golf: StockRecord = {
    ...(anyRecord as StockRecord),
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
  const like = (records: readonly StockRecord[], subject: LikenessSubject = golf) =>
    openStockIndex(buildStockIndex(records)).similarTo(subject, 5);
  const cheaper = { purchase: { cents: 1_500_000, before_discount_cents: null } };

  test("names what is alike, the weightiest first, and the brand only where the model is another", () => {
    const found = like([
      { ...golf, id: 2, price: cheaper, power_kw: 140 },
      { ...golf, id: 3, model: { slug: "polo", name: "Polo" }, body_style: "compact", transmission_type: null },
    ]);
    expect(found).toEqual([
      { id: 2, distance: 0.12506, reasons: ["model", "body", "fuel", "transmission", "year", "mileage"] },
      { id: 3, distance: 0.294, reasons: ["price", "fuel", "brand", "year", "mileage", "power"] },
    ]);
  });

  test("is never sold or reserved, of another kind, or the vehicle itself, which may be gone", () => {
    const others = [
      golf,
      { ...golf, id: 2, availability: "sold" as const },
      { ...golf, id: 3, availability: "reserved" as const },
      { ...golf, id: 4, kind: "van" as const },
      { ...golf, id: 5, kind: null },
    ];
    expect(like(others)).toEqual([]);
    expect(like(others, { ...golf, id: 99 }).map(({ id }) => id)).toEqual([1]);
    expect(like(others, { ...golf, id: 99, kind: null }).map(({ id }) => id)).toEqual([1, 4, 5]);
  });

  test("does not take a model of another brand for the same because of its name", () => {
    const [found] = like([{ ...golf, id: 2, brand: { slug: "chrysler", name: "Chrysler" } }]);
    expect(found?.distance).toBe(0.28);
    expect(found?.reasons).not.toContain("model");
  });

  test("is nothing in an empty stock", () => {
    expect(like([])).toEqual([]);
  });
});
