import { z } from "zod";
import { PAYMENT_KINDS, type PaymentKind } from "#domain/payments/index.ts";
import {
  attributeOfField,
  getVehicleField,
  isNullableField,
  type Vehicle,
  VEHICLE_FIELD_NAMES,
  type VEHICLE_FIELDS,
  type VehicleAttributes,
  type VehicleField,
  type VehicleFieldName,
} from "#domain/vehicles/index.ts";
import { ignoredParameters } from "../requests/parameters.ts";

type ApiView = NonNullable<VehicleField["api"]>;

type TopLevelName<Name extends string> = Name extends `${infer First}.${string}` ? First : Name;

/** Attributes that a view of the JSON API adds. */
type ApiAttributeName<View extends ApiView> = {
  [K in VehicleFieldName]: (typeof VEHICLE_FIELDS)[K] extends { api: View } ? TopLevelName<K> : never;
}[VehicleFieldName] &
  keyof VehicleAttributes;

const apiFieldNames = (view: ApiView): readonly VehicleFieldName[] =>
  VEHICLE_FIELD_NAMES.filter((name) => getVehicleField(name).api === view);

/** Attributes of a view in the order of the table of fields. */
export const apiAttributeNames = <View extends ApiView>(view: View): readonly ApiAttributeName<View>[] =>
  [...new Set(apiFieldNames(view).map(attributeOfField))] as ApiAttributeName<View>[];

const namedSchema = z.object({ slug: z.string(), name: z.string() }).meta({ id: "Named" });

const mediumSchema = z.object({ type: z.enum(["image", "video"]), url: z.string(), alt: z.string().nullable() });

const markSchema = z.object({ part: z.string(), damage: z.string().nullable(), photo: z.string().nullable() });

const valueSchema = (field: VehicleField): z.ZodType => {
  switch (field.type) {
    case "text":
      return field.named ? namedSchema : z.string();
    case "texts":
      return z.array(z.string());
    case "number":
      return field.decimals === 0 && field.unit === undefined ? z.int() : z.number();
    case "year":
    case "location":
      return z.int();
    case "date":
      return z.string();
    case "flag":
      return z.boolean();
    case "key":
      return z.enum(field.keys);
    case "keys":
      return z.array(z.enum(field.keys));
    case "media":
      return z.array(mediumSchema);
    case "marks":
      return z.array(markSchema);
  }
};

const fieldSchema = (name: VehicleFieldName): z.ZodType => {
  const field = getVehicleField(name);
  return isNullableField(field) ? valueSchema(field).nullable() : valueSchema(field);
};

/** The properties that a view of the JSON API adds; nested fields form one nullable object. */
const apiFieldShape = (view: ApiView): Readonly<Record<string, z.ZodType>> => {
  const names = apiFieldNames(view);
  return Object.fromEntries(
    apiAttributeNames(view).map((attribute) => {
      const nested = names.filter((name) => name.startsWith(`${attribute}.`));
      if (nested.length === 0) return [attribute, fieldSchema(attribute as VehicleFieldName)];
      const shape = Object.fromEntries(nested.map((name) => [name.slice(attribute.length + 1), fieldSchema(name)]));
      return [attribute, z.object(shape).nullable()];
    }),
  );
};

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
const vehicleSummarySchema = z
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
