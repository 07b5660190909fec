import { describe, expect, it } from "vitest";
import { aColumnRule, FEED_PROFILE } from "../../../../tests/builders/feed-profile.ts";
import type { Cell } from "../feed-row.ts";
import { NotationScan } from "./notation-scan.ts";

const PROFILE = {
  ...FEED_PROFILE,
  columns: [
    aColumnRule("make", "brand"),
    aColumnRule("price", "price.purchase.cents", { unit: "money", unit_from: "currency" }),
    aColumnRule("km", "mileage_km"),
    aColumnRule("used", "consumption.combined"),
    aColumnRule("year", "construction_year"),
  ],
};

/** Scans rows of price, kilometres and consumption. */
const scan = (...rows: readonly (readonly [price: Cell, km: Cell, used?: Cell, year?: Cell])[]) => {
  const scanned = new NotationScan(PROFILE, ["make", "price", "km", "used", "year", "currency"], 2026);
  for (const [index, [price, km, used = "", year = ""]] of rows.entries())
    scanned.add({ line: index + 2, cells: ["Ford", price, km, used, year, "EUR"] });
  const { byColumn, notes } = scanned.decide();
  const signOf = (column: string) => byColumn.get(column)?.decimal ?? null;
  return { price: signOf("price"), km: signOf("km"), notes, isDone: scanned.isDone };
};

describe("NotationScan", () => {
  it("decides a column by a figure with one reading", () => {
    expect(scan(["24.990", "9"], ["27.500,50", "9"])).toMatchObject({
      price: ",",
      notes: ['"," separates the decimals of price, as "27.500,50" on line 3 shows'],
    });
    expect(scan(["24,990", "9"], ["27,500.50", "9"])).toMatchObject({ price: "." });
  });

  it("decides a column of which only one reading is plausible", () => {
    expect(scan(["24.990", "42.500"])).toMatchObject({ price: ",", km: "," });
    expect(scan(["24,990", "42,500"])).toMatchObject({ price: ".", km: "." });
    expect(scan(["24990", "125.000"], ["24990", "12.500"])).toMatchObject({ km: "," });
  });

  it("lets a column that says nothing follow the others, unless they disagree", () => {
    expect(scan(["24.990", "43.000"])).toMatchObject({ price: ",", km: "," });
    expect(scan(["24990", "43.000", "5,3"])).toMatchObject({ km: "," });
    expect(scan(["24990", "43.000"])).toMatchObject({ km: null });
    expect(scan(["24,990", "43.000", "5,3"])).toMatchObject({ price: ".", km: null });
  });

  it("reads kilometres of a vehicle by its age, of which a new one says nothing", () => {
    expect(scan(["24990", "125.000", "", "2019"])).toMatchObject({ km: "," });
    expect(scan(["24990", "125,000", "", "2019"])).toMatchObject({ km: "." });
    expect(scan(["24990", "6.000", "", "2026"], ["24990", "10.000", "", "2025"])).toMatchObject({ km: null });
  });

  it("leaves a column undecided that contradicts itself", () => {
    expect(scan(["24.990", "9"], ["27,500.50", "9"], ["19.990,00", "9"])).toMatchObject({
      price: null,
      notes: ["some figures of price have a decimal point and others a decimal comma"],
    });
    expect(scan(["24.990", "9"], ["27,500", "9"])).toMatchObject({ price: null });
  });

  it("ends early where all numbers are typed", () => {
    const rows = Array.from({ length: 1_000 }, () => [24_990.5, 9] as const);
    expect(scan(...rows)).toMatchObject({ isDone: true, price: null, notes: [] });
    expect(scan(...rows.slice(1), ["24990", 9])).toMatchObject({ isDone: false });
  });
});
