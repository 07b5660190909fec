import { z } from "zod";
import { parsePosition } from "#domain/geo/index.ts";
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

const locationJsonSchema = z
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

const MAX_SUGGESTION_TEXT_LENGTH = 80;

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

/** Opening hours are not known for other years. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const instantSchema = z.iso.datetime({ offset: true });

/** Null for a text that is no instant of those years. */
export const parseQueryInstant = (text: string): Date | null => {
  if (!instantSchema.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
};

export const locationParameters = z.object({
  at: z
    .string()
    .refine((text) => parseQueryInstant(text) !== null, {
      error: `must be an instant as 2026-12-24T17:00:00Z, of the years ${FIRST_YEAR} to ${LAST_YEAR}`,
    })
    .optional()
    .meta({ description: "Instant of the opening state, as 2026-12-24T17:00:00Z; now when left out" }),
  near: z
    .string()
    .refine((text) => parsePosition(text) !== null, {
      error: "must be latitude and longitude in degrees as 49.6,6.1",
    })
    .optional()
    .meta({ description: "Latitude and longitude in degrees, as 49.6,6.1: sorts by distance and gives distance_km" }),
});

export const locationSuggestionParameters = z.object({
  q: z
    .string()
    .max(MAX_SUGGESTION_TEXT_LENGTH, { error: `must have at most ${MAX_SUGGESTION_TEXT_LENGTH} characters` })
    .optional()
    .meta({ description: "The typed text" }),
  towns: z.literal("1", { error: "must be 1" }).optional().meta({ description: "Only towns and postcodes" }),
});
