import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, formatEuros, formatNumber } from "./money.ts";

/** French numbers as Intl writes them: thousands after a narrow no-break space, the currency after a no-break space. */
const inFrench = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat("fr-FR", options).format(value);

const euros = (cents: number): string =>
  inFrench(cents / 100, { style: "currency", currency: "EUR", maximumFractionDigits: cents % 100 === 0 ? 0 : 2 });

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

test("amounts and numbers are written as in the French of Intl, negative and broken ones too", () => {
  const integers = [0, 1, 5, 99, 100, 101, 999, 1000, 99_999, 100_000, 2_499_000, -1, -100, -2_499_050];
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...integers)),
      (value) => {
        expect(formatEuros(value)).toBe(euros(value));
        expect(formatAmount(value)).toBe(inFrench(value / 100, twoDecimals));
        expect(formatNumber(value)).toBe(inFrench(value, {}));
      },
    ),
    { numRuns: 300 },
  );
  expect(formatNumber(4.75)).toBe("4,8");
  expect(formatEuros(2_499_000)).toBe("24\u202f990\u00a0€");
});
