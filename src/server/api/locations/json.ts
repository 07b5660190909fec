import { z } from "zod";
import { locationHours } from "#domain/appointments/index.ts";
import { distanceKm, type Position } from "#domain/geo/index.ts";
import {
  isoWithOffset,
  openInstants,
  type Location,
  type OpeningHours,
  SERVICES,
  type Span,
  WEEKDAY_KEYS,
} from "#domain/locations/index.ts";

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

export const locationSchema = z
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

type LocationJson = z.infer<typeof locationSchema>;

/** The instant and the position of a request, and the IANA time zone of the locations. */
export type LocationQuery = { readonly at: Date; readonly near: Position | null; readonly timeZone: string };

const toSpans = (spans: readonly Span[]) => spans.map((span) => ({ ...span }));

const toHours = (hours: OpeningHours): LocationJson["hours"]["showroom"] => ({
  week: Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, toSpans(hours[day])])),
  exceptions: hours.exceptions.map(({ date, spans, comments }) => ({ date, spans: toSpans(spans), comments })),
  public_holidays: hours.public_holidays,
});

const toState = (hours: OpeningHours, { at, timeZone }: LocationQuery): LocationJson["state"]["showroom"] => {
  const { open, until, nextOpening } = openInstants(hours, at, timeZone);
  return {
    open,
    until: until && isoWithOffset(until, timeZone),
    next_opening: nextOpening && isoWithOffset(nextOpening, timeZone),
  };
};

/** Null for a location without a workshop. */
const workshopHours = (location: Location): OpeningHours | null =>
  location.workplace_hours !== null || location.services.includes("workshop") ? locationHours(location).workshop : null;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export const toLocationJson = (location: Location, url: string, query: LocationQuery): LocationJson => {
  const workshop = workshopHours(location);
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    url,
    address: {
      street: location.address,
      postcode: location.postcode,
      town: location.town,
      country: location.country,
    },
    position: { lat: location.lat, lng: location.lng },
    distance_km: query.near && roundToTenth(distanceKm(query.near, location)),
    phone: location.phone,
    email: location.email,
    vat_number: location.vat_number,
    iban: location.iban,
    route: location.route,
    brands: [...location.brands],
    services: [...location.services],
    hours: { showroom: toHours(location.showroom_hours), workshop: workshop && toHours(workshop) },
    state: {
      at: isoWithOffset(query.at, query.timeZone),
      showroom: toState(location.showroom_hours, query),
      workshop: workshop && toState(workshop, query),
    },
    updated_at: location.updated_at,
  };
};
