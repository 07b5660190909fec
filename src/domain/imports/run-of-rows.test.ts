import { describe, expect, it } from "vitest";
import { FIELD_NAMES } from "./fields.ts";
import {
  column,
  createStock,
  digest,
  fleet,
  keyed,
  partsOf,
  rowsOf,
  take,
  type Car,
} from "./import-vehicles.harness.ts";
import { MAPPING_VERSION } from "./run-of-rows.ts";

describe("a row that has not changed", () => {
  it("is told of again where something in it is odd", async () => {
    const { stock } = createStock();
    const cars: Car[] = [
      ["K0", "M", "many"],
      ["K1", "M", "5"],
    ];
    for (const status of ["imported", "identical"]) {
      expect(await take(stock, partsOf(rowsOf(cars)))).toMatchObject({ status, counts: { warnings: 1 } });
    }
  });

  it("is read anew where the profile has changed", async () => {
    const { stock, onSale } = createStock();
    await take(stock, partsOf(rowsOf(fleet(3))));
    const renamed = {
      ...keyed,
      columns: [column("brand"), { ...column("model"), values: { M1: "Kuga" } }, column("mileage_km")],
    };
    expect((await take(stock, partsOf(rowsOf(fleet(3))), { profile: renamed })).counts).toMatchObject({
      changed: 1,
      unchanged: 2,
    });
    expect(onSale()).toContain("K1 Kuga 10");
  });

  it("is read anew by a raised MAPPING_VERSION: raise it when these facts change", async () => {
    const { stock, facts } = createStock();
    await take(stock, partsOf(rowsOf(fleet(1))));
    expect([MAPPING_VERSION, FIELD_NAMES.length, digest(JSON.stringify(facts())).slice(0, 16)]).toMatchInlineSnapshot(`
      [
        2,
        49,
        "9113078f080e27cf",
      ]
    `);
  });
});
