import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateLease, type Lease, type LeaseInput } from "./calculator.ts";

const aLeaseInput = (overrides: Partial<LeaseInput> = {}): LeaseInput => ({
  priceCents: 2_499_000,
  optionsCents: 0,
  depositCents: 374_900,
  durationMonths: 48,
  residualCents: 949_600,
  yearlyRate: 0.0499,
  feeCents: 25_000,
  vatShare: 0.17,
  ...overrides,
});

const calculate = (overrides: Partial<LeaseInput> = {}): Lease => {
  const lease = calculateLease(aLeaseInput(overrides));
  if (!lease.ok) throw new Error(lease.error);
  return lease.value;
};

/** Finds the payment with Newton's method on a month-by-month balance, independently of the annuity formula. */
const paymentByIteration = ({
  priceCents,
  optionsCents,
  depositCents,
  residualCents,
  yearlyRate,
  durationMonths,
}: LeaseInput) => {
  const endBalance = (payment: number): number => {
    let balance = priceCents + optionsCents - depositCents;
    for (let month = 0; month < durationMonths; month++) balance = balance * (1 + yearlyRate / 12) - payment;
    return balance - residualCents;
  };
  let payment = 1000;
  for (let step = 0; step < 5; step++) {
    const slope = endBalance(payment + 1) - endBalance(payment);
    payment -= endBalance(payment) / slope;
  }
  return payment;
};

/** Finds the effective rate with Newton's method on the cash flows. */
const rateByNewton = (received: number, payments: readonly number[], balloon: number): number => {
  const flows = payments.map((payment, index) => payment + (index === payments.length - 1 ? balloon : 0));
  let rate = 0.004;
  for (let step = 0; step < 60; step++) {
    let value = -received;
    let slope = 0;
    flows.forEach((flow, index) => {
      value += flow * (1 + rate) ** -(index + 1);
      slope -= (index + 1) * flow * (1 + rate) ** -(index + 2);
    });
    rate -= value / slope;
  }
  return (1 + rate) ** 12 - 1;
};

test.each([
  ["a used compact over four years", {}],
  [
    "a new SUV with options over five years",
    {
      priceCents: 4_890_000,
      optionsCents: 215_000,
      depositCents: 500_000,
      durationMonths: 60,
      residualCents: 1_650_000,
      yearlyRate: 0.0549,
    },
  ],
  [
    "no deposit, two years, high residual",
    { depositCents: 0, durationMonths: 24, residualCents: 1_700_000, yearlyRate: 0.0299 },
  ],
  ["no residual at all", { residualCents: 0, durationMonths: 36, yearlyRate: 0.0725 }],
  ["a rate close to nothing", { yearlyRate: 0.000001 }],
])("the payment of %s agrees with a month-by-month calculation", (_, overrides) => {
  const exact = paymentByIteration(aLeaseInput(overrides));
  expect(Math.abs(calculate(overrides).monthlyCents - exact)).toBeLessThanOrEqual(0.5001);
  expect(Math.abs(calculate(overrides).monthlyWithoutVatCents - exact / 1.17)).toBeLessThanOrEqual(0.5001);
});

test("calculates a reference example to the cent", () => {
  // 10 000 € at 6 % over 24 months without residual: 443.21 € in annuity tables.
  const lease = calculate({
    priceCents: 1_000_000,
    depositCents: 0,
    residualCents: 0,
    durationMonths: 24,
    yearlyRate: 0.06,
    feeCents: 0,
    vatShare: 0,
  });
  expect(lease.monthlyCents).toBe(44_321);
  expect(lease.schedule[0]).toEqual({ month: 1, payment: 44_321, interest: 5000, principal: 39_321, balance: 960_679 });
  expect(lease.effectiveYearlyRate).toBe(0.0617);
});

test("splits the amount evenly without interest and puts the remainder into the last payment", () => {
  const lease = calculate({
    priceCents: 1_000_000,
    depositCents: 0,
    residualCents: 0,
    durationMonths: 36,
    yearlyRate: 0,
    feeCents: 0,
  });
  expect(lease.monthlyCents).toBe(27_778);
  expect(lease.schedule.at(-1)?.payment).toBe(1_000_000 - 35 * 27_778);
  expect(lease.creditCostCents).toBe(0);
  expect(lease.effectiveYearlyRate).toBe(0);
});

const leaseInputArbitrary: fc.Arbitrary<LeaseInput> = fc
  .record({
    priceCents: fc.integer({ min: 500_000, max: 20_000_000 }),
    optionsCents: fc.integer({ min: 0, max: 1_000_000 }),
    depositShare: fc.integer({ min: 0, max: 60 }),
    residualShare: fc.integer({ min: 0, max: 95 }),
    durationMonths: fc.integer({ min: 24, max: 60 }),
    rate: fc.integer({ min: 0, max: 1500 }),
    feeCents: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ depositShare, residualShare, rate, ...rest }) => {
    const depositCents = Math.round((rest.priceCents * depositShare) / 100);
    const financed = rest.priceCents + rest.optionsCents - depositCents;
    return {
      ...rest,
      depositCents,
      residualCents: Math.round((financed * residualShare) / 100),
      yearlyRate: rate / 10_000,
      vatShare: 0.17,
    };
  });

test("the schedule sums exactly for any input", () => {
  fc.assert(
    fc.property(leaseInputArbitrary, (input) => {
      const lease = calculate(input);
      const total = (field: "payment" | "interest" | "principal"): number =>
        lease.schedule.reduce((sum, line) => sum + line[field], 0);
      expect(total("principal") + input.residualCents).toBe(lease.financedCents);
      expect(total("payment")).toBe(lease.instalmentsCents);
      expect(total("interest") + input.feeCents).toBe(lease.creditCostCents);
      expect(lease.totalDueCents).toBe(input.feeCents + total("payment") + input.residualCents);
      expect(lease.totalCostCents).toBe(input.priceCents + input.optionsCents + lease.creditCostCents);
      expect(lease.schedule.at(-1)?.balance).toBe(input.residualCents);
    }),
  );
});

test("every line is consistent, in integer cents and without negative interest", () => {
  fc.assert(
    fc.property(leaseInputArbitrary, (input) => {
      let owed = calculate(input).financedCents;
      for (const line of calculate(input).schedule) {
        expect(line.payment).toBe(line.interest + line.principal);
        expect(line.balance).toBe(owed - line.principal);
        expect(Object.values(line).every(Number.isInteger)).toBe(true);
        expect(line.interest).toBeGreaterThanOrEqual(0);
        owed = line.balance;
      }
    }),
  );
});

test("every payment equals the monthly payment except the last, which differs by less than a euro", () => {
  fc.assert(
    fc.property(leaseInputArbitrary, (input) => {
      const lease = calculate(input);
      expect(lease.schedule.slice(0, -1).every((line) => line.payment === lease.monthlyCents)).toBe(true);
      expect(Math.abs((lease.schedule.at(-1)?.payment ?? 0) - lease.monthlyCents)).toBeLessThan(100);
    }),
  );
});

test("a longer contract never increases the monthly payment at an equal residual", () => {
  fc.assert(
    fc.property(leaseInputArbitrary, fc.integer({ min: 24, max: 60 }), (input, other) => {
      const [short, long] = [Math.min(input.durationMonths, other), Math.max(input.durationMonths, other)];
      const monthly = (durationMonths: number): number => calculate({ ...input, durationMonths }).monthlyCents;
      expect(monthly(long)).toBeLessThanOrEqual(monthly(short));
    }),
  );
});

test("the effective rate agrees with Newton's method and is never below the nominal rate", () => {
  fc.assert(
    fc.property(leaseInputArbitrary, (input) => {
      const lease = calculate(input);
      const payments = lease.schedule.map((line) => line.payment);
      const newton = rateByNewton(lease.financedCents - input.feeCents, payments, input.residualCents);
      expect(lease.effectiveYearlyRate).not.toBeNull();
      expect(Math.abs((lease.effectiveYearlyRate ?? 0) - newton)).toBeLessThanOrEqual(0.0000501);
      expect(lease.effectiveYearlyRate).toBeGreaterThanOrEqual(input.yearlyRate - 0.0001);
    }),
  );
});

test.each([
  [{ residualCents: 2_300_000 }, "lease/residual-above-financed"],
  [{ depositCents: 2_499_000 }, "lease/deposit-above-price"],
  [{ durationMonths: 23 }, "lease/duration-out-of-range"],
  [{ durationMonths: 61 }, "lease/duration-out-of-range"],
  [{ durationMonths: 36.5 }, "lease/duration-out-of-range"],
  [{ yearlyRate: -0.01 }, "lease/rate-out-of-range"],
  [{ yearlyRate: Number.NaN }, "lease/rate-out-of-range"],
  [{ priceCents: 24_990.5 }, "lease/amount-invalid"],
  [{ feeCents: -1 }, "lease/amount-invalid"],
  [{ residualCents: 2_124_100, yearlyRate: 0 }, "lease/payment-under-one-euro"],
])("rejects %o with %s", (overrides, code) => {
  expect(calculateLease(aLeaseInput(overrides))).toEqual({ ok: false, error: code });
});

test("returns no effective rate if the fee reaches the financed amount", () => {
  expect(calculate({ feeCents: 2_124_100 }).effectiveYearlyRate).toBeNull();
});
