import { expect, test } from "vitest";
import { createVehicleCache } from "./vehicle-cache.ts";
import type { VehicleRow } from "./vehicle-rows.ts";

const rowOf = (changes: { readonly mileage_km: number; readonly prior_cents?: number }): VehicleRow => ({
  id: 1,
  content_hash: "a",
  prior_cents: changes.prior_cents ?? null,
  first_seen_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-02T00:00:00.000Z",
  facts: JSON.stringify({
    brand: "Ford",
    model: "Puma",
    mileage_km: changes.mileage_km,
    price: { purchase: { cents: 2_000_000 } },
  }),
});

test("a row that has not changed is the same vehicle; one with other attributes or another price before is not", () => {
  const toVehicle = createVehicleCache();
  const first = toVehicle(rowOf({ mileage_km: 100 }));
  expect(toVehicle(rowOf({ mileage_km: 100 }))).toBe(first);
  const second = toVehicle(rowOf({ mileage_km: 200 }));
  expect([first.mileage_km, second.mileage_km]).toEqual([100, 200]);
  const cheaper = toVehicle(rowOf({ mileage_km: 200, prior_cents: 2_500_000 }));
  expect(cheaper.price.purchase?.before_discount_cents).toBe(2_500_000);
});
