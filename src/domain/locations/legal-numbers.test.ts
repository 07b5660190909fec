import fc from "fast-check";
import { expect, test } from "vitest";
import { formatIban, isIban } from "./legal-numbers.ts";

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

test("rejects an IBAN of another length than its country's", () => {
  expect(isIban("LU2800194006447500")).toBe(false);
});

test.each(["BE68539007547034", "FR1420041010050500013M02606", "NL91ABNA0417164300"])("accepts the IBAN %s", (iban) => {
  expect(isIban(iban)).toBe(true);
});

test("formats an IBAN in groups of four", () => {
  expect(formatIban("LU280019400644750000")).toBe("LU28\u00a00019\u00a04006\u00a04475\u00a00000");
});
