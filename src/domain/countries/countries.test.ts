import { describe, expect, it, test } from "vitest";
import { COUNTRIES, COUNTRY_CODES, type CountryCode, countriesFrom, readingOrder } from "./countries.ts";
import { normalizePostcode } from "./postcode.ts";
import { normalizeVatNumber, readVatNumber } from "./vat-number.ts";

describe.each(COUNTRY_CODES)("the module of %s", (code) => {
  const country = COUNTRIES[code];

  it("has examples that its own rules accept", () => {
    expect(normalizePostcode(country.postcode.example, code)).toBe(country.postcode.example);
    expect(readVatNumber(country.vat.example)).toBe(country.vat.example);
    expect(country.phone.example.replaceAll(/\D/g, "")).toMatch(country.phone.national);
  });

  it("names neighbours with a module, and has its centre within its bounds", () => {
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining([...country.neighbours]));
    expect(country.neighbours).not.toContain(code);
    const { bounds, centre } = country.map;
    expect(centre.lat > bounds.south && centre.lat < bounds.north).toBe(true);
    expect(centre.lng > bounds.west && centre.lng < bounds.east).toBe(true);
  });

  it("refuses its VAT number with any other digit", () => {
    const { example } = country.vat;
    for (const [index, sign] of Array.from(example).entries()) {
      if (index < 2 || !/\d/.test(sign)) continue;
      const others = Array.from("0123456789").filter((digit) => digit !== sign);
      const read = others.filter((digit) => readVatNumber(example.slice(0, index) + digit + example.slice(index + 1)));
      // Dutch numbers have one of two checks, French and Dutch ones two signs that are no digits of the number.
      expect(read.length, `${example} at ${index}`).toBeLessThan(code === "NL" ? 3 : 1);
    }
  });
});

test("lists the market first, then its neighbours in their order, then the others", () => {
  expect(countriesFrom("LU").slice(0, 4)).toEqual(["LU", "BE", "FR", "DE"]);
  expect(countriesFrom("LU").toSorted()).toEqual(COUNTRY_CODES.toSorted());
  expect(countriesFrom("FR").slice(0, 2)).toEqual(["FR", "LU"]);
  expect(readingOrder("LU", null)).toEqual(["LU", "BE", "FR", "DE"]);
  expect(readingOrder("LU", "NL")).toEqual(["NL", "LU", "BE", "FR", "DE"]);
  expect(readingOrder("LU", "other")).toEqual(["LU", "BE", "FR", "DE"]);
});

test.each([
  ["8080", "LU", "8080"],
  ["L-8080", "LU", "8080"],
  ["L8080", "LU", "8080"],
  ["lu 8080", "LU", "8080"],
  ["LU8080", "LU", "8080"],
  ["80800", "LU", null],
  ["B-6700", "LU", null],
  ["6700", "BE", "6700"],
  ["B-6700", "BE", "6700"],
  ["BE6700", "BE", "6700"],
  ["B-0700", "BE", null],
  ["57100", "FR", "57100"],
  ["57 000", "FR", "57000"],
  ["F57000", "FR", "57000"],
  ["5710", "FR", null],
  ["D-57100", "FR", null],
  ["D-66663", "DE", "66663"],
  ["D 66663", "DE", "66663"],
  ["1234 ab", "NL", "1234 AB"],
  ["NL-1234AB", "NL", "1234 AB"],
  ["28-013", "other", "28-013"],
  ["<b>", "other", null],
])("reads the postcode %s of %s as %s", (text, country, postcode) => {
  expect(normalizePostcode(text, country)).toBe(postcode);
});

// Sources: numbers of well-known companies, and the examples of the check digits' descriptions.
test.each([
  ["LU15027442", "LU15027442"],
  ["lu 1502 7442", "LU15027442"],
  ["LU 150 274 42", "LU15027442"],
  ["LU15027443", null],
  ["LU1502744", null],
  ["BE0428.759.497", "BE0428759497"],
  ["BE 428.759.497", "BE0428759497"],
  ["BE0428759498", null],
  ["FR40303265045", "FR40303265045"],
  ["FR 23 334 175 221", "FR23334175221"],
  ["FRK7399859412", "FRK7399859412"],
  ["FR4Z123456782", "FR4Z123456782"],
  ["FR84323140391", null],
  ["DE136695976", "DE136695976"],
  ["DE 136 695 976", "DE136695976"],
  ["DE136695978", null],
  ["NL002455799B11", "NL002455799B11"],
  ["NL123456789B13", "NL123456789B13"],
  ["NL123456789B12", null],
  ["IT00743110157", "IT00743110157"],
  ["XX", null],
  ["15027442", null],
])("reads the VAT number %s as %s", (text, number) => {
  expect(readVatNumber(text)).toBe(number);
});

test.each([
  ["15027442", "LU", null, "LU15027442"],
  ["0428.759.497", "LU", null, "BE0428759497"],
  ["0428.759.497", "LU", "LU", "BE0428759497"],
  ["40 303 265 045", "LU", null, "FR40303265045"],
  ["136 695 976", "LU", null, "DE136695976"],
  ["136695976", "LU", "DE", "DE136695976"],
  ["12345678", "LU", null, null],
  ["DE123456788", "LU", "FR", "DE123456788"],
  ["DE123456789", "LU", "FR", null],
] as const)("reads %s in %s for a customer of %s as %s", (text, market, customer, number) => {
  expect(normalizeVatNumber(text, market as CountryCode, customer)).toBe(number);
});

test("reads a postcode and a VAT number with dashes and spaces of any kind", () => {
  for (const dash of ["-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212"])
    expect(normalizePostcode(`L${dash}8080`, "LU")).toBe("8080");
  for (const space of ["\u00a0", "\u2002", "\u2009", "\u202f", "\u200b"])
    expect(normalizePostcode(`57${space}000`, "FR")).toBe("57000");
  const { example } = COUNTRIES.LU.vat;
  expect(readVatNumber(`${example.slice(0, 4)}\u2013${example.slice(4)}`)).toBe(readVatNumber(example));
});
