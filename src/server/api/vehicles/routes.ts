import { Hono, type Context } from "hono";
import { openFormerLink, parseVehicleId, type Vehicle } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { problemResponse } from "../../problem.ts";
import { answerJson, NO_PARAMETERS, parameters } from "../requests/parameters.ts";
import { toVehicleDetail, toVehicleSummary, type VehicleJsonContext } from "./json.ts";
import { type LeaseUnavailable, quoteVehicle } from "#application/leasing/index.ts";
import {
  advertisedTermsFor,
  completeTerms,
  entryInForce,
  type LeaseQuote,
  type LeaseTerms,
  maxDepositCents,
  type RequestedTerms,
} from "#domain/leasing/index.ts";
import { err, type Result, utcDay } from "#domain/shared/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import { readRequestedTerms } from "../requested-terms.ts";
import { leaseTermsParameters, type VehicleLease } from "./lease-schema.ts";
import { CACHE_HEADERS, listResponse } from "./list.ts";
import { vehicleListParameters } from "./query-parameters.ts";
import type { SimilarList } from "./schema.ts";

type VehicleApiServices = Pick<SiteServices, "catalogue" | "stock" | "paths" | "siteUrl" | "settings" | "clock">;

const createJsonContext = ({ paths, siteUrl, stock, settings }: VehicleApiServices): VehicleJsonContext => ({
  url: (vehicle) => siteUrl + paths.vehicle(vehicle),
  siteUrl,
  monthlyCents: stock.monthlyCents,
  paymentKind: settings.finance.payments.stock_monthly,
  showVin: settings.showVin,
  priceSuffix: settings.countryTerms.vat.with,
});

const findOnSale = async ({ stock }: VehicleApiServices, text: string): Promise<Vehicle | null> => {
  const id = parseVehicleId(text);
  const match = id === null ? null : await stock.byIdIncludingRemoved(id);
  return match?.removed_at === null ? match.vehicle : null;
};

const notOnSaleResponse = (context: Context): Response => {
  const detail = `There is no vehicle ${context.req.param("id")} on sale.`;
  return problemResponse(context, { status: 404, title: "Not Found", detail });
};

/** The number displayed on a vehicle's page. */
const MAX_SIMILAR = 4;

const listSimilar = async (
  { stock }: VehicleApiServices,
  vehicle: Vehicle,
  jsonContext: VehicleJsonContext,
): Promise<SimilarList> => {
  const matches = stock.similarTo(vehicle, MAX_SIMILAR);
  const others = new Map((await stock.byIds(matches.map(({ id }) => id))).map((other) => [other.id, other]));
  return {
    similar: matches.flatMap(({ id, distance, reasons }) => {
      const other = others.get(id);
      return other ? [{ distance, reasons: [...reasons], vehicle: toVehicleSummary(other, jsonContext) }] : [];
    }),
  };
};

type LeaseServices = Pick<SiteServices, "settings" | "clock">;

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
  const terms: LeaseTerms = completeTerms(requested, advertisedTermsFor(price, { advertised }));
  return terms.depositCents > maxDepositCents(price, settings.finance.choices)
    ? err("lease/deposit-above-limit")
    : quoteVehicle(vehicle, terms, settings, now);
};

const toJson = (lease: LeaseQuote): VehicleLease => ({
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

/** The response to `GET /vehicles/{id}/lease` for a vehicle on sale. */
const leaseResponse = (context: Context<AppEnv>, vehicle: Vehicle, services: LeaseServices): Response => {
  const lease = quote(vehicle, readRequestedTerms(context), services);
  return lease.ok
    ? answerJson(context, toJson(lease.value), { "Cache-Control": sharedCacheControl("stock", 30) })
    : problemResponse(context, {
        status: 422,
        title: "Lease Not Calculable",
        detail: SENTENCES[lease.error],
        code: lease.error,
      });
};

/** `GET /vehicles`, `GET /vehicles/{id}`, and its `/similar` and `/lease`. */
export const vehicleRoutes = (services: VehicleApiServices): Hono<AppEnv> => {
  const jsonContext = createJsonContext(services);
  const noParameters = parameters(NO_PARAMETERS);
  return new Hono<AppEnv>()
    .get("/vehicles", parameters(vehicleListParameters, openFormerLink), (context) =>
      listResponse(context, services, jsonContext),
    )
    .get("/vehicles/:id", noParameters, async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? answerJson(context, toVehicleDetail(vehicle, jsonContext), CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/similar", noParameters, async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? answerJson(context, await listSimilar(services, vehicle, jsonContext), CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/lease", parameters(leaseTermsParameters), async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle ? leaseResponse(context, vehicle, services) : notOnSaleResponse(context);
    });
};
