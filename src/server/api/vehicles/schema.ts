import { z } from "zod";
import { PAYMENT_KINDS, type PaymentKind } from "#domain/payments/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { type ApiAttributeName, apiFieldShape } from "./field-schema.ts";

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

const listedVehicleSchema = vehicleSummarySchema
  .extend({
    distance_km: z.number().nullable().meta({
      description:
        "Great-circle distance from `near` to the vehicle's location; null without a known origin or position",
    }),
  })
  .meta({ id: "ListedVehicle" });

export const vehicleDetailSchema = vehicleSummarySchema
  .extend({
    ...apiFieldShape("detail"),
    vin: z.string().nullable().optional().meta({ description: "Only where the site publishes the numbers" }),
    first_seen_at: z.string(),
    ignored: ignoredParameters,
  })
  .meta({ id: "Vehicle" });

const facetResultSchema = z.union([
  z.object({
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  }),
  z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  }),
  z.object({ count: z.int(), selected: z.boolean() }),
]);

export const vehicleListSchema = z
  .object({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    origin: z.object({ name: z.string().nullable(), lat: z.number(), lng: z.number() }).nullable().meta({
      description: "The resolved `near`; null if it is absent or unknown, and the list is then not filtered",
    }),
    vehicles: z.array(listedVehicleSchema),
    facets: z.record(z.string(), facetResultSchema).meta({
      description: "By the facet's parameter name; empty with a cursor",
    }),
    version: z.string().meta({ description: "Changes with the stock" }),
    next_cursor: z.string().nullable().meta({ description: "With a cursor: the next page, null after the last one" }),
    version_changed: z.boolean().meta({
      description:
        "With a cursor: the stock has changed since the first page. What stayed is read once; what was changed or added before this page is not",
    }),
    ignored: ignoredParameters,
  })
  .meta({ id: "VehicleList" });

const similarityReasonSchema = z.enum([
  "model",
  "brand",
  "body",
  "fuel",
  "transmission",
  "price",
  "year",
  "mileage",
  "power",
]);

export const similarListSchema = z
  .object({
    similar: z.array(
      z.object({
        distance: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: "0: identical in all compared attributes; 1: different in all" }),
        reasons: z.array(similarityReasonSchema).meta({ description: "Similar attributes, the strongest first" }),
        vehicle: vehicleSummarySchema,
      }),
    ),
    ignored: ignoredParameters,
  })
  .meta({ id: "SimilarList" });

export type VehicleSummary = Pick<Vehicle, "id" | "slug" | "title" | "updated_at" | ApiAttributeName<"summary">> & {
  readonly url: string;
  readonly price: { readonly purchase: z.infer<typeof priceSchema> | null };
  readonly monthly: {
    readonly cents: number;
    readonly formatted: string;
    readonly payment_kind: PaymentKind;
  } | null;
  readonly image: { readonly url: string; readonly alt: string; readonly illustration: boolean };
};

export type ListedVehicle = VehicleSummary & { readonly distance_km: number | null };

export type VehicleDetail = VehicleSummary &
  Pick<Vehicle, "first_seen_at" | ApiAttributeName<"detail">> &
  Partial<Pick<Vehicle, "vin">>;

export type SimilarList = {
  readonly similar: readonly {
    readonly distance: number;
    readonly reasons: readonly z.infer<typeof similarityReasonSchema>[];
    readonly vehicle: VehicleSummary;
  }[];
};
export type VehicleList = Omit<z.infer<typeof vehicleListSchema>, "vehicles" | "ignored"> & {
  readonly vehicles: readonly ListedVehicle[];
};
