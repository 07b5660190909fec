import { describe, expect, it } from "vitest";
import type { FigureFieldName } from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import type { Cell } from "../feed-row.ts";
import { type ColumnNotation, statedNotation, UNDECIDED } from "./column-notation.ts";
import { numberColumn, readNumber } from "./read-number.ts";

const COMMA: ColumnNotation = { ...UNDECIDED, decimal: "," };
const POINT: ColumnNotation = { ...UNDECIDED, decimal: "." };

const valueOrReason = (
  field: FigureFieldName,
  cell: Cell,
  notation: ColumnNotation = UNDECIDED,
  unit: ColumnUnit | null = null,
): unknown => {
  const result = readNumber(cell, numberColumn(field, unit), notation);
  return "value" in result ? result.value : result.failure.issues[0]?.reason;
};

describe("readNumber", () => {
  it.each([
    ["power_kw", "74 kW (100 ch)", 74],
    ["power_kw", "100 ch (74 kW)", 74],
    ["power_kw", "74kW/100PS", 74],
    ["power_kw", "100 PS", 74],
    ["power_kw", "100 pk", 74],
    ["price.purchase.cents", "22.490,\u2012", 22_490],
    ["price.purchase.cents", "24\u2018990", 24_990],
    ["mileage_km", "24\u2002990", 24_990],
    ["power_kw", "92 kW (200 PS)", "names two different figures"],
    ["power_kw", "6 CV", "is in CV, power must be in kW or hp"],
    ["co2_g_km", "119 g/km", 119],
    ["co2_g_km", "119 g CO2/km", 119],
    ["co2_g_km", "119,0 g/km (WLTP)", 119],
    ["co2_g_km", "119 kg", "is in kg, CO2 must be in g/km"],
    ["consumption.combined", "5,3 l/100 km", 5.3],
    ["consumption.combined", "5.3 l/100km komb.", 5.3],
    [
      "consumption.combined",
      "16,1 kWh/100 km",
      "is in kWh/100 km, consumption must be in litres or kilograms for 100 km",
    ],
    ["consumption.combined", "45 mpg", "is in mpg, consumption must be in litres or kilograms for 100 km"],
    ["consumption.electric_kwh", "165 Wh/km", 16.5],
    ["battery_kwh", "77,4 kWh", 77.4],
    ["cylinder_capacity_cc", "1 598 cm³", 1_598],
    ["cylinder_capacity_cc", "1.6 l", "is in l, cylinder capacity must be in cm³"],
    ["mileage_km", "12 500 km", 12_500],
    ["mileage_km", "43 tkm", 43_000],
    ["mileage_km", "43,5 tkm", 43_500],
    ["mileage_km", "7500 miles", 12_070],
    ["mileage_km", "12500.0", 12_500],
    ["mileage_km", "5 leagues", "is in leagues, distances must be in km or mi"],
    ["mileage_km", "12 ?", "is not a number"],
    ["towing_kg", "1,5 t", 1_500],
    ["doors", "5 portes", 5],
    ["seats", "5 sièges", 5],
    ["warranty_months", "2 ans", 24],
    ["warranty_months", "24 mois", 24],
    ["doors", "5 km", "is in km, a number of things has no unit"],
  ] as const)("reads %s of %s", (field, cell, expected) => {
    expect(valueOrReason(field, cell)).toBe(expected);
  });

  it.each([
    ["1 234,50 €", 123_450],
    ["1\u202f234,50\u00a0€", 123_450],
    ["€ 22.490,-", 2_249_000],
    ["EUR 24'990.00", 2_499_000],
    ["24 990 € TTC", 2_499_000],
    ["22.490,00 € inkl. MwSt.", 2_249_000],
    ["24990", 2_499_000],
    ["24 990 € HT", "is in € HT, prices must be in EUR"],
    ["22.490,- € zzgl. MwSt.", "is in € zzgl. MwSt., prices must be in EUR"],
    ["24990 CHF", "is in CHF, prices must be in EUR"],
    ["£ 24,990", "is in £, prices must be in EUR"],
    ["EUR 24990 EUR", "is not a number"],
    ["24990 or so EUR", "is not a number"],
    ["on request", "is not a number"],
    ["24.990 EUR", "can be 24,990 or 24.99"],
  ])("reads the amount %s", (cell, expected) => {
    expect(valueOrReason("price.purchase.cents", cell, UNDECIDED, "money")).toBe(expected);
  });

  it("takes a currency in a column of cents at its word", () => {
    expect(valueOrReason("price.purchase.cents", "24 990 €")).toBe(2_499_000);
    expect(valueOrReason("price.purchase.cents", "2499000")).toBe(2_499_000);
  });

  it.each([
    ["24.990", COMMA, 2_499_000],
    ["24,990", POINT, 2_499_000],
    ["24.990", POINT, "can be 24,990 or 24.99"],
    ["24,990", COMMA, "can be 24,990 or 24.99"],
    ["24.99", COMMA, 2_499],
  ])("reads three digits behind a separator by the column: %s", (cell, notation, expected) => {
    expect(valueOrReason("price.purchase.cents", cell, notation, "euro")).toBe(expected);
  });

  it("reads three decimals where thousands are impossible", () => {
    expect(valueOrReason("power_kw", "92.000", POINT)).toBe(92);
    expect(valueOrReason("battery_kwh", "49.610", POINT)).toBe(49.61);
    expect(valueOrReason("mileage_km", "125.000", POINT)).toBe("can be 125,000 or 125");
  });

  it("reads a number of JSON by its point", () => {
    expect(valueOrReason("price.purchase.cents", 24_990, COMMA, "money")).toBe(2_499_000);
    expect(valueOrReason("price.purchase.cents", 24_990.5, COMMA, "money")).toBe(2_499_050);
    expect(valueOrReason("price.purchase.cents", 24.995, COMMA, "money")).toBe("can be 24,995 or 24.995");
    expect(valueOrReason("consumption.combined", 5.125, COMMA)).toBe(5.125);
  });

  it.each([
    [".", null, "12,5", "is not a number"],
    [",", null, "24.990", 24_990],
    [",", " ", "24.990", "can be 24,990 or 24.99"],
    [".", "'", "24'990", 24_990],
    ["either", ",", "24,990", 24_990],
    ["either", ".", "24.990", 24_990],
  ] as const)(
    "keeps to a stated notation: decimals %s, thousands %s, %s",
    (decimal_sign, thousands_sign, cell, expected) => {
      const notation = statedNotation({ decimal_sign, thousands_sign }) ?? UNDECIDED;
      expect(valueOrReason("mileage_km", cell, notation)).toBe(expected);
    },
  );

  it("takes linear time for a long hostile cell", () => {
    expect(valueOrReason("mileage_km", "1 ".repeat(50_000))).toBe("is not a number");
  });
});
