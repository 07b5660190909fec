import { z } from "zod";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "#domain/leasing/index.ts";
import { PAYMENT_KINDS } from "#domain/payments/index.ts";
import { ignoredParameters, integerParameter } from "../requests/parameters.ts";

/** An amount in cents of a euro. */
export const cents = (description: string) => z.int().meta({ description });

/** What the payment is, and what follows from it. */
export const paymentShape = {
  payment_kind: z.enum(PAYMENT_KINDS).meta({
    description:
      "A rental has no option price, no residual value, no rates, no credit and no warning: all of them are null",
  }),
  option_price_cents: z
    .int()
    .nullable()
    .meta({ description: "Price of the purchase option at the end; not part of any total" }),
  residual_cents: z.int().nullable().meta({ description: "Equal to `option_price_cents`; name of version 1.0" }),
  yearly_rate: z.number().nullable().meta({ description: "Nominal yearly rate as a share; null for a rental" }),
  effective_rate: z.number().nullable().meta({ description: "Effective yearly rate (APRC) as a share" }),
};

/** The lessor, and the mentions that the law requires beside every payment. */
export const leaseNoticeShape = {
  lessor: z.string(),
  acceptance: z.string().meta({ description: "Reservation that has to be stated beside every payment" }),
  warning: z
    .string()
    .nullable()
    .meta({ description: "Warning of the law, to be stated beside every payment of a credit; null for a rental" }),
};

/** A calculated lease. Amounts are cents of a euro with VAT, rates are shares: 0.0499 is 4.99 %. */
export const vehicleLeaseSchema = z
  .object({
    terms: z.object({
      duration: z.int().meta({ description: "Months" }),
      mileage: z.int().meta({ description: "Kilometres a year" }),
      deposit: cents("First payment"),
    }),
    monthly: z.object({ cents: z.int(), cents_without_vat: z.int() }),
    total_cents: cents("Deposit, fee and all payments, without the option price"),
    ...paymentShape,
    fee_cents: cents("Establishment fee, paid at the start"),
    financed_cents: cents("Price less the deposit; null for a rental").nullable(),
    credit_cost_cents: cents("Interest and fee; null for a rental").nullable(),
    total_due_cents: cents(
      "Financed amount, interest and fee: the total payable of Directive (EU) 2023/2225; null for a rental",
    ).nullable(),
    ...leaseNoticeShape,
    as_of: z.string().meta({ description: "Day of the calculation" }),
    schedule: z.array(
      z.object({
        month: z.int(),
        interest_cents: z.int(),
        principal_cents: z.int(),
        balance_cents: cents("After the payment; after the last one the option price"),
      }),
    ),
    ignored: ignoredParameters,
  })
  .meta({ id: "VehicleLease" });

export type VehicleLease = Omit<z.infer<typeof vehicleLeaseSchema>, "ignored">;

/** What is a number but no term that is offered is answered with 422 and a reason. */
const anyTerm = integerParameter(0, 999_999_999).optional();

const range = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min} to ${max}`;

export const leaseTermsParameters = z.object({
  duration: anyTerm.meta({
    description: `Months, ${range(DURATION_MONTHS)}; the advertised duration when left out`,
  }),
  mileage: anyTerm.meta({
    description: `Kilometres a year, ${range(ANNUAL_MILEAGE_KM)}; the advertised mileage when left out`,
  }),
  deposit: anyTerm.meta({
    description: "First payment in cents; the advertised share of the price when left out",
  }),
});
