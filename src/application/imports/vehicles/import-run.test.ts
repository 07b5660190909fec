import { describe, expect, it } from "vitest";
import { VEHICLE_FIELD_NAMES } from "#domain/vehicles/index.ts";
import {
  aFieldColumn,
  fakeDigest,
  someVehicles,
  KEYED_PROFILE,
  feedParts,
  feedRows,
  importParts,
  type FeedVehicle,
} from "../../../../tests/builders/feed.ts";
import { createFakeStock } from "../../../../tests/fakes/stock-writer.ts";
import { MAPPING_VERSION } from "./import-run.ts";

describe("an unchanged row", () => {
  it("reports its warnings on every import", async () => {
    const { stock } = createFakeStock();
    const vehicles: FeedVehicle[] = [
      ["K0", "M", "many"],
      ["K1", "M", "5"],
    ];
    for (const status of ["imported", "identical"]) {
      expect(await importParts(stock, feedParts(feedRows(vehicles)))).toMatchObject({
        status,
        counts: { warnings: 1 },
      });
    }
  });

  it("is mapped again after a change of the profile", async () => {
    const { stock, onSale } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(3))));
    const renamed = {
      ...KEYED_PROFILE,
      columns: [
        aFieldColumn("brand"),
        { ...aFieldColumn("model"), values: { M1: "Kuga" } },
        aFieldColumn("mileage_km"),
      ],
    };
    expect((await importParts(stock, feedParts(feedRows(someVehicles(3))), { profile: renamed })).counts).toMatchObject(
      {
        changed: 1,
        unchanged: 2,
      },
    );
    expect(onSale()).toContain("K1 Kuga 10");
  });

  it("is mapped again after an increase of MAPPING_VERSION: increase it when this hash changes", async () => {
    const { stock, storedAttributes } = createFakeStock();
    await importParts(stock, feedParts(feedRows(someVehicles(1))));
    expect([
      MAPPING_VERSION,
      VEHICLE_FIELD_NAMES.length,
      fakeDigest(JSON.stringify(storedAttributes())).slice(0, 16),
    ]).toMatchInlineSnapshot(`
      [
        3,
        50,
        "dc47913c09aea65a",
      ]
    `);
  });
});
