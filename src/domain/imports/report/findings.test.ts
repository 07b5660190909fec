import { describe, expect, it } from "vitest";
import { aColumnRule, FEED_PROFILE } from "../../../../tests/builders/feed-profile.ts";
import { adviceFor } from "./findings.ts";

const EUROS = {
  ...FEED_PROFILE,
  columns: [aColumnRule("prix", "price.purchase.cents", { unit: "euro" }), aColumnRule("km", "mileage_km")],
};
const CENTS = { ...FEED_PROFILE, columns: [aColumnRule("prix", "price.purchase.cents")] };

describe("adviceFor a value that is not a number", () => {
  it.each([
    ["12 990,00 €", "12990"],
    ["12\u202f990,00\u00a0€", "12990"],
    ["12.990,50 EUR", "12990.50"],
    ["€ 1'299'000", "1299000"],
    ["12990.5 €", "12990.5"],
    ["990 €", "990"],
  ])("reads the whole amount of %s", (value, amount) => {
    expect(adviceFor({ code: "not-a-number", column: "prix", value }, EUROS)).toBe(
      `write ${amount} alone, without words or units`,
    );
  });

  it.each([
    ["12 990,00 €", "1299000"],
    ["12990,5 EUR", "1299050"],
  ])("advises cents for %s in a column of cents", (value, cents) => {
    expect(adviceFor({ code: "not-a-number", column: "prix", value }, CENTS)).toBe(
      `write ${cents}, because prix is in cents`,
    );
  });

  it.each([
    ["18 450 km", "write 18450 alone, without words or units"],
    ["unknown", "write a figure, or leave the cell empty"],
    ["1.012.500", 'write 1012500, or set thousands_sign: "." in a profile of your own'],
    ["12 500", 'write 12500, or set thousands_sign: " " in a profile of your own'],
  ])("advises a figure for %s", (value, advice) => {
    expect(adviceFor({ code: "not-a-number", column: "km", value }, EUROS)).toBe(advice);
  });

  it("advises both readings of an ambiguous number", () => {
    const advise = (value: string, decimal_sign: "." | ",") =>
      adviceFor({ code: "ambiguous-number", column: "prix", value }, { ...EUROS, decimal_sign });
    expect(advise("EUR 24.990", ".")).toBe(
      'write 24990 or 24.99, whichever it is, or set thousands_sign: "." and decimal_sign: "," in a profile of your own',
    );
    expect(advise("24.990", ",")).toBe(
      'write 24990 or 24,99, whichever it is, or set thousands_sign: "." in a profile of your own',
    );
  });

  it("takes linear time for a long hostile value", () => {
    const value = "1 ".repeat(50_000);
    expect(adviceFor({ code: "not-a-number", column: "km", value }, EUROS)).toContain("write 1");
  });
});
