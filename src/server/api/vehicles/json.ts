import { z } from "zod";
import { PAYMENT_KINDS, type PaymentKind } from "#domain/payments/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import {
  BODIES,
  type BodyStyle,
  type Medium,
  paintedFileName,
  shapeOf,
  STUDIO_FOLDER,
  studioShape,
  toDisplayPrice,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import type { ExampleMarket } from "../example-market.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { type ApiAttributeName, apiAttributeNames, apiFieldShape } from "./field-schema.ts";

const priceSchema = z
  .object({
    cents: z.int().meta({ description: "Whole cents of a euro, taxes included" }),
    formatted: z.string(),
    suffix: z.string(),
    before_discount: z.object({ cents: z.int(), formatted: z.string(), percent: z.int() }).nullable().meta({
      description:
        "The lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a), and the saving; null where no page shows a reduction",
    }),
  })
  .meta({ id: "PurchasePrice" });

/** A vehicle in a list. Unknown fields are null. */
export const vehicleSummarySchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string().meta({ description: "Address of the vehicle's page" }),
    title: z.string(),
    ...apiFieldShape("summary"),
    shape: z.enum(BODIES).nullable().meta({
      description:
        "Shape of the body: that of `body_style`, else of the same model; null where unknown, and for most vans",
    }),
    price: z.object({ purchase: priceSchema.nullable() }),
    monthly: z.object({ cents: z.int(), formatted: z.string(), payment_kind: z.enum(PAYMENT_KINDS) }).nullable(),
    image: z
      .object({
        url: z.string(),
        alt: z.string(),
        illustration: z.boolean().meta({ description: "A drawing of the body in the vehicle's colour" }),
      })
      .meta({ description: "The first photograph that the site serves, otherwise the illustration that it shows" }),
    updated_at: z.string(),
  })
  .meta({ id: "VehicleSummary" });

export const vehicleDetailSchema = vehicleSummarySchema
  .extend({
    ...apiFieldShape("detail"),
    vin: z.string().nullable().optional().meta({ description: "Only where the site publishes the numbers" }),
    first_seen_at: z.string(),
    ignored: ignoredParameters,
  })
  .meta({ id: "Vehicle" });

export type VehicleSummary = Pick<Vehicle, "id" | "slug" | "title" | "updated_at" | ApiAttributeName<"summary">> & {
  readonly shape: BodyStyle | null;
  readonly url: string;
  readonly price: { readonly purchase: z.infer<typeof priceSchema> | null };
  readonly monthly: {
    readonly cents: number;
    readonly formatted: string;
    readonly payment_kind: PaymentKind;
  } | null;
  readonly image: { readonly url: string; readonly alt: string; readonly illustration: boolean };
};

type VehicleDetail = VehicleSummary &
  Pick<Vehicle, "first_seen_at" | ApiAttributeName<"detail">> &
  Partial<Pick<Vehicle, "vin">>;

/** `monthlyCents` is null where no monthly payment can be offered. */
export type VehicleJsonContext = {
  readonly url: (vehicle: Vehicle) => string;
  readonly siteUrl: string;
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  /** What that payment is. */
  readonly paymentKind: PaymentKind;
  readonly showVin: boolean;
  /** What follows a price with VAT: "TTC". */
  readonly priceSuffix: string;
};

const summaryNames = apiAttributeNames("summary");
const detailNames = apiAttributeNames("detail");

const pickAttributes = <Name extends keyof Vehicle>(vehicle: Vehicle, names: readonly Name[]): Pick<Vehicle, Name> =>
  Object.fromEntries(names.map((name) => [name, vehicle[name]])) as Pick<Vehicle, Name>;

/** Photographs of a feed's host are not served until they are copied. */
const isServed = ({ type, url }: Medium): boolean => type === "image" && /^\/(?!\/)/.test(url);

const firstImage = (vehicle: Vehicle, siteUrl: string): VehicleSummary["image"] => {
  const photo = vehicle.media.find(isServed);
  if (photo) return { url: siteUrl + photo.url, alt: photo.alt ?? vehicle.title, illustration: false };
  const painted = paintedFileName({ shape: studioShape(vehicle), color: vehicle.color ?? "unknown" });
  return { url: `${siteUrl}/${STUDIO_FOLDER}/${painted}`, alt: vehicle.title, illustration: true };
};

export type VehicleJsonServices = SiteServices<"stock" | "paths" | "siteUrl" | "settings">;

export const createJsonContext = ({ paths, siteUrl, stock, settings }: VehicleJsonServices): VehicleJsonContext => ({
  url: (vehicle) => siteUrl + paths.vehicle(vehicle),
  siteUrl,
  monthlyCents: stock.monthlyCents,
  paymentKind: settings.finance.payments.stock_monthly,
  showVin: settings.showVin,
  priceSuffix: settings.countryTerms.vat.with,
});

export const toVehicleSummary = (
  vehicle: Vehicle,
  { url, siteUrl, monthlyCents, paymentKind, priceSuffix }: VehicleJsonContext,
): VehicleSummary => {
  const price = toDisplayPrice(vehicle);
  const monthly = monthlyCents(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    url: url(vehicle),
    title: vehicle.title,
    ...pickAttributes(vehicle, summaryNames),
    shape: shapeOf(vehicle),
    price: { purchase: price && { ...price, suffix: priceSuffix } },
    monthly: monthly === null ? null : { cents: monthly, formatted: formatEuros(monthly), payment_kind: paymentKind },
    image: firstImage(vehicle, siteUrl),
    updated_at: vehicle.updated_at,
  };
};

export const toVehicleDetail = (vehicle: Vehicle, context: VehicleJsonContext): VehicleDetail => ({
  ...toVehicleSummary(vehicle, context),
  ...pickAttributes(vehicle, detailNames),
  ...(context.showVin ? { vin: vehicle.vin } : {}),
  first_seen_at: vehicle.first_seen_at,
});

export const exampleSummary = ({ siteUrl, paths, priceSuffix }: ExampleMarket) => ({
  id: 23961,
  slug: "23961-1-marque-modele-version-52-kwh",
  url: siteUrl + paths.vehicle({ slug: "23961-1-marque-modele-version-52-kwh" }),
  title: "Marque Modèle",
  brand: { slug: "marque", name: "Marque" },
  model: { slug: "modele", name: "Modèle" },
  trim: "Version 52 kWh",
  kind: "passenger",
  condition: "new",
  fuel_type: "electric",
  body_style: "high_entry",
  shape: "high_entry",
  transmission_type: "automatic",
  mileage_km: 15,
  construction_year: 2026,
  first_registration: null,
  power_kw: 125,
  doors: 5,
  seats: 5,
  color: "white",
  co2_g_km: 0,
  range_km: 393,
  location_id: 1,
  availability: "available",
  price: {
    purchase: { cents: 4570000, formatted: "45\u202f700\u00a0€", suffix: priceSuffix, before_discount: null },
  },
  monthly: { cents: 52320, formatted: "523,20\u00a0€", payment_kind: "lease_with_option" },
  image: {
    url: `${siteUrl}/studio/2/crossover-front-white.jpg`,
    alt: "Marque Modèle",
    illustration: true,
  },
  updated_at: "2026-11-27T18:10:36.949Z",
});
