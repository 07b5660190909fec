import { describe, expect, it } from "vitest";
import { pricedAttributes, vehicleAttributes } from "../../../../tests/contract/stock-rows.ts";
import type { VehicleAttributes } from "../../vehicles/index.ts";
import { FieldGuard } from "./field-guard.ts";
import { DEFAULT_IMPORT_GUARDS, type ImportGuards } from "./guard.ts";

type Change = (before: VehicleAttributes, n: number) => VehicleAttributes;

/** The reason after `changed` of 100 vehicles were changed. */
const reasonAfter = (changed: number, change: Change, guards: ImportGuards = DEFAULT_IMPORT_GUARDS): string | null => {
  const guard = new FieldGuard(guards, 100);
  for (let n = 0; n < 100; n += 1) {
    const before = pricedAttributes(1_500_000 + n * 100);
    const after = n < changed ? change(before, n) : before;
    guard.add({
      key: `K${n}`,
      model: `ford model-${n % 10}`,
      before: { cents: before.price.purchase?.cents ?? null },
      after: { cents: after.price.purchase?.cents ?? null },
      changed: before === after ? null : { before, after },
    });
  }
  return guard.reason();
};

const withPrice = (cents: number | null): VehicleAttributes =>
  cents === null ? vehicleAttributes({ price: { purchase: null } }) : pricedAttributes(cents);

describe("FieldGuard", () => {
  it("rejects euros in the column of cents", () => {
    const toEuros: Change = ({ price }) => withPrice((price.purchase?.cents ?? 0) / 100);
    expect(reasonAfter(100, toEuros)).toBe(
      "100 of 100 vehicles (100 %): each changes its price by more than 30 %, as K0 from 15\u202f000\u00a0€ to 150\u00a0€",
    );
    expect(reasonAfter(11, toEuros)).toContain("11 of 100 vehicles (11 %)");
  });

  it.each<[string, Change, string]>([
    [
      "prices lost",
      () => withPrice(null),
      "each changes its price by more than 30 %, as K0 from 15\u202f000\u00a0€ to none",
    ],
    ["prices raised", () => withPrice(150_000_000), "to 1\u202f500\u202f000\u00a0€"],
    ["mileages in metres", (before) => ({ ...before, mileage_km: 12_500_000 }), "as K0 from 12500 km to 12500000 km"],
    ["mileages lost", (before) => ({ ...before, mileage_km: null }), "as K0 from 12500 km to none"],
    ["pictures lost", (before) => ({ ...before, media: [] }), "each loses all its pictures, as K0"],
    ["locations moved", (before) => ({ ...before, location_id: 3 }), "each changes its location, as K0 from 1 to 3"],
  ])("rejects a column with %s", (_, change, reason) => {
    expect(reasonAfter(50, change)).toContain(reason);
  });

  it("accepts a sale that lowers every price by a quarter", () => {
    expect(reasonAfter(100, ({ price }) => withPrice((price.purchase?.cents ?? 0) * 0.75))).toBeNull();
  });

  it("accepts few vehicles with large changes, in a stock of any size", () => {
    expect(reasonAfter(10, () => withPrice(100))).toBeNull();
    const guard = new FieldGuard(DEFAULT_IMPORT_GUARDS, 4);
    const [before, after] = [withPrice(1_500_000), withPrice(15_000)];
    for (const key of ["K1", "K2", "K3", "K4"]) {
      guard.add({ key, model: "ford", before: { cents: 1 }, after: { cents: 1 }, changed: { before, after } });
    }
    expect(guard.reason()).toBeNull();
  });

  it("accepts a new car whose mileage grows by test drives", () => {
    expect(reasonAfter(100, (before, n) => ({ ...before, mileage_km: n < 100 ? 12_600 : 0 }))).toBeNull();
  });

  it("rejects moved medians where each vehicle has a new key", () => {
    const guard = new FieldGuard(DEFAULT_IMPORT_GUARDS, 0);
    for (let n = 0; n < 100; n += 1) {
      const model = `ford model-${n % 10}`;
      guard.add({ key: `A${n}`, model, before: { cents: 1_500_000 + n }, after: null, changed: null });
      guard.add({ key: `B${n}`, model, before: null, after: { cents: 15_000 + n }, changed: null });
    }
    expect(guard.reason()).toBe(
      "the median price of models with 100 of 100 vehicles (100 %) moves by more than 40 %, as ford model-0 from 15\u202f000,50\u00a0€ to 150,50\u00a0€",
    );
  });

  it("takes its limits from the settings", () => {
    const guards = { ...DEFAULT_IMPORT_GUARDS, price: { change: 0.05, share: 0.01 } };
    expect(reasonAfter(6, () => withPrice(1_400_000), guards)).toContain("changes its price by more than 5 %");
  });
});
