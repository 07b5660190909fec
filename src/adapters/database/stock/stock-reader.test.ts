import { expect, test } from "vitest";
import { createVehicleCache } from "./stock-reader.ts";
import type { VehicleRow } from "./vehicle-rows.ts";

const rowOf = (changes: { readonly mileage_km: number; readonly prior_cents?: number }): VehicleRow => ({
  id: 1,
  content_hash: "a",
  prior_cents: changes.prior_cents ?? null,
  first_seen_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-02T00:00:00.000Z",
  overrides: null,
  facts: JSON.stringify({
    brand: "Ford",
    model: "Puma",
    mileage_km: changes.mileage_km,
    price: { purchase: { cents: 2_000_000 } },
  }),
});

test("a row that has not changed is the same vehicle; one with other attributes or another price before is not", () => {
  const { toVehicle } = createVehicleCache();
  const first = toVehicle(rowOf({ mileage_km: 100 }));
  expect(toVehicle(rowOf({ mileage_km: 100 }))).toBe(first);
  const second = toVehicle(rowOf({ mileage_km: 200 }));
  expect([first.mileage_km, second.mileage_km]).toEqual([100, 200]);
  const cheaper = toVehicle(rowOf({ mileage_km: 200, prior_cents: 2_500_000 }));
  expect(cheaper.price.purchase?.reference_cents).toBe(2_500_000);
});

test("vehicles are known in the version in which they were read on sale, all of them or none", () => {
  const cache = createVehicleCache();
  const [first, second] = [rowOf({ mileage_km: 100 }), { ...rowOf({ mileage_km: 200 }), id: 2 }];
  const vehicle = cache.toVehicleOnSale(first, 7);
  expect(cache.onSaleIn(7, [1])).toEqual([vehicle]);
  expect(cache.onSaleIn(8, [1])).toBeNull();
  cache.toVehicle(second);
  expect(cache.onSaleIn(7, [1, 2])).toBeNull();
  const other = cache.toVehicleOnSale(second, 7);
  expect(cache.onSaleIn(7, [2, 1])).toEqual([other, vehicle]);
  const changed = cache.toVehicle(rowOf({ mileage_km: 300 }));
  expect(cache.onSaleIn(7, [1])).toBeNull();
  expect(cache.toVehicleOnSale(rowOf({ mileage_km: 300 }), 8)).toBe(changed);
});
