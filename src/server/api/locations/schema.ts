import { z } from "zod";
import { SERVICES, SUGGESTION_KINDS, WEEKDAY_KEYS } from "#domain/locations/index.ts";
import { ignoredParameters } from "../requests/parameters.ts";

const spanSchema = z
  .object({
    open: z.string().meta({ description: "Local time as HH:MM" }),
    closed: z.string().meta({ description: "Local time as HH:MM, exclusive; 24:00 is the end of the day" }),
    comments: z.string().nullable(),
  })
  .meta({ id: "OpeningSpan" });

const hoursSchema = z
  .object({
    week: z.object(Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, z.array(spanSchema)]))),
    exceptions: z
      .array(z.object({ date: z.string(), spans: z.array(spanSchema), comments: z.string().nullable() }))
      .meta({ description: "Override public holidays and the week; no spans: closed" }),
    public_holidays: z.string().meta({ description: "Calendar on whose days the location is closed, or none" }),
  })
  .meta({ id: "OpeningHours" });

const openSchema = z
  .object({
    open: z.boolean(),
    until: z.string().nullable().meta({ description: "Closing instant with the local offset; null while closed" }),
    next_opening: z
      .string()
      .nullable()
      .meta({ description: "Next opening instant; null while open, and without one in 62 days" }),
  })
  .meta({ id: "OpenState" });

export const locationJsonSchema = z
  .object({
    id: z.int().meta({ description: "The `location_id` of its vehicles" }),
    slug: z.string(),
    name: z.string(),
    url: z.string().meta({ description: "Address of the location's page" }),
    address: z.object({ street: z.string(), postcode: z.string(), town: z.string(), country: z.string() }),
    position: z.object({ lat: z.number(), lng: z.number() }).meta({ description: "Degrees, WGS 84" }),
    distance_km: z.number().nullable().meta({ description: "Great-circle distance from `near`; null without it" }),
    phone: z.string(),
    email: z.string(),
    vat_number: z.string().nullable(),
    iban: z.string().nullable(),
    route: z.string().nullable().meta({ description: "Address of directions on a map service" }),
    brands: z.array(z.string()).meta({ description: "Slugs of the brands it serves" }),
    services: z.array(z.enum(SERVICES)),
    hours: z.object({ showroom: hoursSchema, workshop: hoursSchema.nullable() }),
    state: z
      .object({ at: z.string(), showroom: openSchema, workshop: openSchema.nullable() })
      .meta({ description: "At the instant `at`; workshop is null where there is none" }),
    updated_at: z.string(),
  })
  .meta({ id: "Location" });

/** A location by itself. */
export const locationDetailSchema = locationJsonSchema
  .extend({ ignored: ignoredParameters })
  .meta({ id: "LocationDetail" });

export const locationListSchema = z
  .object({ locations: z.array(locationJsonSchema), ignored: ignoredParameters })
  .meta({ id: "LocationList" });

export const MAX_SUGGESTION_TEXT_LENGTH = 80;

export const locationSuggestionListSchema = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(SUGGESTION_KINDS),
        label: z.string(),
        search: z.string().meta({ description: "Query of the locator's address that shows it" }),
      }),
    ),
    ignored: ignoredParameters,
  })
  .meta({ id: "LocationSuggestionList" });

export type LocationSuggestionList = Omit<z.infer<typeof locationSuggestionListSchema>, "ignored">;

export type LocationJson = z.infer<typeof locationJsonSchema>;
