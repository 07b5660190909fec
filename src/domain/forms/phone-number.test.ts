import { describe, expect, it } from "vitest";
import type { CountryCode } from "../countries/index.ts";
import { normalizePhone, readablePhone } from "./phone-number.ts";

/** As people write their numbers: in the country's own form, then with its code. */
const WRITTEN: Readonly<Record<CountryCode, readonly (readonly [typed: string, e164: string])[]>> = {
  LU: [
    ["621 123 456", "+352621123456"],
    ["621-123-456", "+352621123456"],
    ["691 12 34 56", "+352691123456"],
    ["26 12 34 56", "+35226123456"],
    ["26.12.34.56", "+35226123456"],
    ["+352 621 123 456", "+352621123456"],
    ["00352 26 12 34 56", "+35226123456"],
    ["352 621 123 456", "+352621123456"],
    ["tel:+352621123456", "+352621123456"],
    ["+352 621 123 456 (bureau)", "+352621123456"],
    ["Tél. : 621 123 456", "+352621123456"],
    ["GSM 621 123 456", "+352621123456"],
  ],
  BE: [
    ["0475 12 34 56", "+32475123456"],
    ["0475/12.34.56", "+32475123456"],
    ["0475/12 34 56", "+32475123456"],
    ["0475123456", "+32475123456"],
    ["063/22 12 34", "+3263221234"],
    ["04 221 12 34", "+3242211234"],
    ["02 511 12 34", "+3225111234"],
    ["+32 475 12 34 56", "+32475123456"],
    ["+32 (0)475/12.34.56", "+32475123456"],
    ["0032 475 12 34 56", "+32475123456"],
  ],
  FR: [
    ["06 12 34 56 78", "+33612345678"],
    ["06.12.34.56.78", "+33612345678"],
    ["06-12-34-56-78", "+33612345678"],
    ["0612345678", "+33612345678"],
    ["07 81 23 45 67", "+33781234567"],
    ["03 87 12 34 56", "+33387123456"],
    ["04 75 12 34 56", "+33475123456"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["+33 (0)6 12 34 56 78", "+33612345678"],
    ["0033 6 12 34 56 78", "+33612345678"],
    ["33 6 12 34 56 78", "+33612345678"],
  ],
  DE: [
    ["0151 23456789", "+4915123456789"],
    ["0151/23456789", "+4915123456789"],
    ["0170 1234567", "+491701234567"],
    ["0651 12345", "+4965112345"],
    ["06831 1234", "+4968311234"],
    ["(0681) 12345-0", "+49681123450"],
    ["+49 (0)151 23456789", "+4915123456789"],
    ["+49 651 12345", "+4965112345"],
    ["0049 151 23456789", "+4915123456789"],
  ],
  NL: [
    ["06 12345678", "+31612345678"],
    ["020 123 4567", "+31201234567"],
    ["+31 6 12345678", "+31612345678"],
  ],
};

/** What a market reads as its own number, or cannot read: numbers that both countries have. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  LU: [],
  BE: ["04 75 12 34 56", "0651 12345", "06831 1234"],
  FR: ["0475 12 34 56", "0475/12.34.56", "0475/12 34 56", "0475123456", "(0681) 12345-0"],
  DE: ["0475123456"],
};

const cases = (["LU", "BE", "FR", "DE"] as const).flatMap((market) =>
  (["LU", "BE", "FR", "DE"] as const).flatMap((country) =>
    WRITTEN[country]
      .filter(([typed]) => AMBIGUOUS[market]?.includes(typed) !== true)
      .map(([typed, e164]) => [typed, country, market, e164] as const),
  ),
);

describe("normalizePhone", () => {
  it.each(cases)("reads %s of %s in the market %s as %s", (typed, _country, market, e164) => {
    expect(normalizePhone(typed, market)).toBe(e164);
  });

  it.each(cases)("reads %s by the country %s of the customer, in the market %s too", (typed, country, market, e164) => {
    expect(normalizePhone(typed, market, country)).toBe(e164);
  });

  it("reads the numbers of the Netherlands in Belgium", () => {
    for (const [typed, e164] of WRITTEN.NL) expect(normalizePhone(typed, "BE")).toBe(e164);
  });

  it("reads a number without its first 0 in the customer's or the market's country alone", () => {
    expect(normalizePhone("475 12 34 56", "BE")).toBe("+32475123456");
    expect(normalizePhone("475 12 34 56", "LU", "BE")).toBe("+32475123456");
    expect(normalizePhone("475 12 34 56", "LU")).toBeNull();
  });

  it("reads a number that several countries have by the customer's country", () => {
    expect(normalizePhone("0475123456", "LU")).toBe("+32475123456");
    expect(normalizePhone("0475123456", "LU", "FR")).toBe("+33475123456");
    expect(normalizePhone("0651 12345", "LU", "BE")).toBe("+3265112345");
    expect(normalizePhone("06 12345678", "LU", "NL")).toBe("+31612345678");
  });

  it("reads a number of the market though the customer lives elsewhere", () => {
    expect(normalizePhone("691 123 456", "LU", "DE")).toBe("+352691123456");
    expect(normalizePhone("621 123 456", "LU", "other")).toBe("+352621123456");
  });

  it.each([
    "12",
    "abc",
    "+352",
    "0000000000",
    "+999 123456789",
    "621123456 appelez-moi",
    "621 123 456 / 26 12 34 56",
    "0475 12 34 5",
    "06 12 34 56",
  ])("rejects %s", (text) => {
    expect(normalizePhone(text, "LU")).toBeNull();
  });

  it("is formatted with spaces", () => {
    expect(["+352621123456", "+32475123456", "+33612345678", "+4915123456789"].map(readablePhone)).toEqual([
      "+352 621 123 456",
      "+32 475 12 34 56",
      "+33 6 12 34 56 78",
      "+49 1512 3456789",
    ]);
  });
});
