import { z } from "zod";
import { type LeaseUnavailable, quoteVehicle, statedVehicleTerms } from "#application/leasing/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import {
  advertisedTermsFor,
  completeTerms,
  entryInForce,
  type LeaseQuote,
  type LeaseTerms,
  maxDepositCents,
  type RequestedTerms,
} from "#domain/leasing/index.ts";
import { err, ok, type Result, utcDay } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import { operation } from "../operation.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { cents, leaseNoticeShape, leaseTermsParameters, paymentShape, toRequestedTerms } from "./lease-terms.ts";
import { findOnSale, notOnSale, vehicleIdParameter } from "./vehicle-on-sale.ts";

/** A calculated lease. Amounts are cents of a euro with VAT, rates are shares: 0.0499 is 4.99 %. */
const vehicleLeaseSchema = z
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

type LeaseServices = SiteServices<"settings" | "clock" | "stock">;

type LeaseRefusal = LeaseUnavailable | "lease/deposit-above-limit";

const SENTENCES: Readonly<Record<LeaseRefusal, string>> = {
  "lease/not-in-force": "The market has no rates in force today.",
  "lease/price-missing": "The vehicle has no price.",
  "lease/declaration-missing":
    "The vehicle is new and lacks its CO2 emissions or consumption, so that it has no payment.",
  "lease/price-too-low": "The vehicle's price is below the lowest price that is leased.",
  "lease/attributes-missing": "Age, mileage or fuel of the vehicle is unknown, so that it has no residual value.",
  "lease/too-old-at-end":
    "The vehicle would be too old at the end of the contract; a shorter duration may be possible.",
  "lease/mileage-too-high-at-end":
    "The vehicle would have too many kilometres at the end of the contract; fewer a year or a shorter duration may be possible.",
  "lease/mileage-out-of-range": "mileage is out of range.",
  "lease/duration-out-of-range": "duration is out of range.",
  "lease/rate-out-of-range": "The yearly rate in force is out of range.",
  "lease/amount-invalid": "An amount is out of range.",
  "lease/deposit-above-price": "deposit reaches the price.",
  "lease/deposit-above-limit": "deposit is above the highest share of the price that the market accepts.",
  "lease/residual-above-financed": "The residual value is above the financed amount; a lower deposit may be possible.",
  "lease/payment-under-one-euro": "The monthly payment would be under one euro.",
};

const quote = (
  vehicle: Vehicle,
  requested: RequestedTerms,
  { settings, clock }: LeaseServices,
): Result<LeaseQuote, LeaseRefusal> => {
  const now = clock.now();
  const price = vehicle.price.purchase?.cents ?? null;
  const advertised = entryInForce(settings.finance.advertised, utcDay(now));
  if (price === null) return err("lease/price-missing");
  if (advertised === null) return err("lease/not-in-force");
  const stated = statedVehicleTerms(vehicle, settings, now) ?? advertisedTermsFor(price, { advertised });
  const terms: LeaseTerms = completeTerms(requested, stated);
  return terms.depositCents > maxDepositCents(price, settings.finance.choices)
    ? err("lease/deposit-above-limit")
    : quoteVehicle(vehicle, terms, settings, now);
};

const toJson = (lease: LeaseQuote): Omit<z.infer<typeof vehicleLeaseSchema>, "ignored"> => ({
  terms: {
    duration: lease.terms.durationMonths,
    mileage: lease.terms.annualMileageKm,
    deposit: lease.terms.depositCents,
  },
  monthly: { cents: lease.monthlyCents, cents_without_vat: lease.monthlyWithoutVatCents },
  total_cents: lease.totalPaymentsCents,
  payment_kind: lease.kind,
  option_price_cents: lease.optionPriceCents,
  residual_cents: lease.optionPriceCents,
  fee_cents: lease.feeCents,
  financed_cents: lease.credit?.financedCents ?? null,
  credit_cost_cents: lease.credit?.creditCostCents ?? null,
  total_due_cents: lease.credit?.totalDueCents ?? null,
  yearly_rate: lease.credit?.yearlyRate ?? null,
  effective_rate: lease.credit?.effectiveYearlyRate ?? null,
  lessor: lease.lessor,
  acceptance: lease.acceptance,
  warning: lease.credit?.warning ?? null,
  as_of: lease.asOf,
  schedule: (lease.credit?.schedule ?? []).map(({ month, interest, principal, balance }) => ({
    month,
    interest_cents: interest,
    principal_cents: principal,
    balance_cents: balance,
  })),
});

export const calculateVehicleLease = operation({
  operationId: "calculateVehicleLease",
  summary: "The lease of a vehicle at the requested terms, as on its page",
  method: "get",
  path: "/vehicles/{id}/lease",
  params: vehicleIdParameter,
  query: leaseTermsParameters,
  answers: {
    200: "The lease",
    404: "There is no such vehicle on sale",
    422: "Not calculable at these terms; `code` and `detail` say why",
  },
  answer: vehicleLeaseSchema,
  cacheControl: sharedCacheControl("stock", 30),
  example: ({ lender, monthly }) => ({
    response: {
      terms: { duration: 48, mileage: 15000, deposit: 685500 },
      monthly: monthly(52320),
      total_cents: 3221859,
      payment_kind: "lease_with_option",
      option_price_cents: 1967500,
      residual_cents: 1967500,
      fee_cents: 25000,
      financed_cents: 3884500,
      credit_cost_cents: 619359,
      total_due_cents: 4503859,
      yearly_rate: 0.0499,
      effective_rate: 0.0535,
      ...lender,
      as_of: "2026-11-27",
      schedule: [{ month: 1, interest_cents: 16153, principal_cents: 36167, balance_cents: 3848333 }],
      ignored: [],
    },
  }),
  handle: async ({ params, query }, services: LeaseServices) => {
    const vehicle = await findOnSale(services, params.id);
    if (vehicle === null) return err(notOnSale(params.id));
    const lease = quote(vehicle, toRequestedTerms(query), services);
    if (lease.ok) return ok(toJson(lease.value));
    return err({ status: 422, title: "Lease Not Calculable", detail: SENTENCES[lease.error], code: lease.error });
  },
});
