import { z } from "zod";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS, type RequestedTerms } from "#domain/leasing/index.ts";
import { PAYMENT_KINDS } from "#domain/payments/index.ts";
import { integerParameter } from "../requests/parameters.ts";

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

export const toRequestedTerms = (sent: z.output<typeof leaseTermsParameters>): RequestedTerms => ({
  durationMonths: sent.duration ?? null,
  annualMileageKm: sent.mileage ?? null,
  depositCents: sent.deposit ?? null,
});
