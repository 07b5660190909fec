import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateLease, MIN_MONTHLY_CENTS, type LeaseInput } from "./calculator.ts";

// An independent computation: month by month in exact fractions, without the formula of the annuity.

/** Rates and VAT have six decimals. */
const MILLION = 1_000_000n;
const millionths = (share: number): bigint => BigInt(Math.round(share * 1e6));

/** Half up. */
const toCents = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

type Oracle = {
  readonly monthlyCents: number;
  readonly monthlyWithoutVatCents: number;
  /** After each month, at a payment in cents. */
  readonly balances: (payment: number) => readonly number[];
};

const computeByMonths = (input: LeaseInput): Oracle => {
  const { priceCents, depositCents, durationMonths, residualCents, yearlyRate, vatShare } = input;
  // A month multiplies a balance by growth / base; a balance after n months is a fraction of baseⁿ.
  const base = 12n * MILLION;
  const growth = base + millionths(yearlyRate);
  const financed = BigInt(priceCents - depositCents);
  // What is owed without payments, and what payments of one cent would have reduced it by.
  let [owed, reduced, scale] = [financed, 0n, 1n];
  for (let month = 0; month < durationMonths; month++) {
    owed *= growth;
    reduced = reduced * growth + scale * base;
    scale *= base;
  }
  const exact = owed - BigInt(residualCents) * scale;
  return {
    monthlyCents: toCents(exact, reduced),
    monthlyWithoutVatCents: toCents(exact * MILLION, reduced * (MILLION + millionths(vatShare))),
    balances: (payment) => {
      let [balance, ofBase] = [financed, 1n];
      return Array.from({ length: durationMonths }, () => {
        ofBase *= base;
        balance = balance * growth - BigInt(payment) * ofBase;
        return toCents(balance, ofBase);
      });
    },
  };
};

/** By Newton's method on the cash flows. */
const effectiveRate = (received: number, payments: readonly number[], balloon: number): number => {
  let rate = 0.004;
  for (let step = 0; step < 12; step++) {
    let [value, slope, discount] = [-received, 0, 1];
    payments.forEach((payment, index) => {
      discount /= 1 + rate;
      const flow = index === payments.length - 1 ? payment + balloon : payment;
      value += flow * discount;
      slope -= ((index + 1) * flow * discount) / (1 + rate);
    });
    rate -= value / slope;
  }
  return (1 + rate) ** 12 - 1;
};

const inputs: fc.Arbitrary<LeaseInput> = fc
  .record({
    priceCents: fc.integer({ min: 500_000, max: 20_000_000 }),
    depositShare: fc.integer({ min: 0, max: 350 }),
    residualShare: fc.integer({ min: 0, max: 1000 }),
    durationMonths: fc.integer({ min: 24, max: 60 }),
    yearlyRate: fc.integer({ min: 100, max: 150_000 }).map((integer) => integer / 1e6),
    feeCents: fc.integer({ min: 0, max: 100_000 }),
    vatShare: fc.constantFrom(0, 0.16, 0.17, 0.21),
  })
  .map(({ depositShare, residualShare, ...input }) => {
    const depositCents = Math.floor((input.priceCents * depositShare) / 1000);
    const residualCents = Math.floor(((input.priceCents - depositCents) * residualShare) / 1000);
    return { ...input, optionsCents: 0, depositCents, residualCents };
  });

test("10 000 random leases agree to the cent with an independent computation", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const oracle = computeByMonths(input);
      const lease = calculateLease(input);
      fc.pre(oracle.monthlyCents >= MIN_MONTHLY_CENTS);
      if (!lease.ok) throw new Error(lease.error);
      const { schedule, ...figures } = lease.value;
      expect(figures.monthlyCents).toBe(oracle.monthlyCents);
      expect(figures.monthlyWithoutVatCents).toBe(oracle.monthlyWithoutVatCents);
      const balances = oracle.balances(figures.monthlyCents);
      expect(schedule.slice(0, -1).map(({ balance }) => balance)).toEqual(balances.slice(0, -1));
      const payments = schedule.map(({ payment }) => payment);
      const instalments = payments.reduce((total, payment) => total + payment, 0);
      const interest = schedule.reduce((total, line) => total + line.interest, 0);
      expect(instalments - interest).toBe(figures.financedCents - input.residualCents);
      expect(figures.totalPaymentsCents).toBe(input.depositCents + input.feeCents + instalments);
      expect(figures.creditCostCents).toBe(interest + input.feeCents);
      const rate = effectiveRate(figures.financedCents - input.feeCents, payments, input.residualCents);
      expect(Math.abs((figures.effectiveYearlyRate ?? 0) - rate)).toBeLessThan(0.00005001);
    }),
    { numRuns: 10_000 },
  );
});
