import fc from "fast-check";
import { expect, test } from "vitest";
import { formatIban, isIban, isLuxembourgVatNumber } from "./legal-numbers.ts";

test.each(["LU15027442", "LU 1502 7442", "lu10000356"])("accepts the Luxembourg VAT number %s", (text) => {
  expect(isLuxembourgVatNumber(text)).toBe(true);
});

test.each(["LU15027443", "LU1502744", "BE15027442", "15027442", ""])(
  "rejects %s as a Luxembourg VAT number",
  (text) => {
    expect(isLuxembourgVatNumber(text)).toBe(false);
  },
);

test("accepts exactly one pair of check digits for any six digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      const six = String(number).padStart(6, "0");
      const fitting = Array.from({ length: 100 }, (_, check) => `LU${six}${String(check).padStart(2, "0")}`);
      expect(fitting.filter(isLuxembourgVatNumber)).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});

test.each(["LU28 0019 4006 4475 0000", "DE89370400440532013000", "GB82 WEST 1234 5698 7654 32"])(
  "accepts the IBAN %s",
  (text) => {
    expect(isIban(text)).toBe(true);
  },
);

test("rejects an IBAN with one wrong digit", () => {
  const right = "LU280019400644750000";
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 19 }), fc.integer({ min: 1, max: 9 }), (position, step) => {
      const digit = (Number(right[position]) + step) % 10;
      expect(isIban(`${right.slice(0, position)}${digit}${right.slice(position + 1)}`)).toBe(false);
    }),
  );
});

test("rejects a Luxembourg IBAN of another length", () => {
  expect(isIban("LU2800194006447500")).toBe(false);
});

test("formats an IBAN in groups of four", () => {
  expect(formatIban("LU280019400644750000")).toBe("LU28\u00a00019\u00a04006\u00a04475\u00a00000");
});
