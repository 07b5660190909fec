import { z } from "zod";
import type { SiteServices } from "#application/site/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import { distanceKm, parsePosition, type Position } from "#domain/geo/index.ts";
import {
  type Location,
  locatorSuggestions,
  SUGGESTION_KINDS,
  suggestOrigins,
  writeLocatorQuery,
} from "#domain/locations/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { countryOf } from "#domain/site/index.ts";
import type { ExampleMarket } from "../example-market.ts";
import { operation } from "../operation.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { type LocationQuery, locationSchema, toLocationJson } from "./json.ts";

type LocationApiServices = SiteServices<"catalogue" | "clock" | "paths" | "settings" | "siteUrl">;

/** Opening hours are not known for other years. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const instantSchema = z.iso.datetime({ offset: true });

/** Null for a text that is no instant of those years. */
const parseInstant = (text: string): Date | null => {
  if (!instantSchema.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
};

/** A text that `parse` reads, and what is wrong with one that it does not. */
const parsed = <T>(parse: (text: string) => T | null, error: string) =>
  z.string().transform((text, context): T => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue(error);
    return z.NEVER;
  });

const query = z.object({
  at: parsed(parseInstant, `must be an instant as 2026-12-24T17:00:00Z, of the years ${FIRST_YEAR} to ${LAST_YEAR}`)
    .optional()
    .meta({ description: "Instant of the opening state, as 2026-12-24T17:00:00Z; now when left out" }),
  near: parsed(parsePosition, "must be latitude and longitude in degrees as 49.6,6.1")
    .optional()
    .meta({ description: "Latitude and longitude in degrees, as 49.6,6.1: sorts by distance and gives distance_km" }),
});

const toQuery = ({ at, near }: z.output<typeof query>, { clock, settings }: LocationApiServices): LocationQuery => ({
  at: at ?? clock.now(),
  near: near ?? null,
  timeZone: settings.timeZone,
});

const sortByDistance = (locations: readonly Location[], near: Position | null): readonly Location[] =>
  near === null ? locations : locations.toSorted((a, b) => distanceKm(near, a) - distanceKm(near, b));

const toJson = (location: Location, { paths, siteUrl }: LocationApiServices, request: LocationQuery) =>
  toLocationJson(location, siteUrl + paths.location(location), request);

const exampleHours = (open: string, closed: string, saturday: object, country: string) => {
  const day = [{ open, closed, comments: null }];
  return {
    week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [saturday], sunday: [] },
    exceptions: [
      {
        date: "2026-12-24",
        spans: [{ open: "08:30", closed: "13:00", comments: null }],
        comments: "Fermeture à 13\u00a0h",
      },
    ],
    public_holidays: country,
  };
};

const exampleLocation = ({ location }: ExampleMarket) => {
  const { country } = location.address;
  const showroomSaturday = { open: "09:00", closed: "17:00", comments: null };
  const workshopSaturday = { open: "08:00", closed: "12:00", comments: "Sur rendez-vous" };
  return {
    id: 1,
    ...location,
    distance_km: null,
    iban: null,
    route: "https://www.openstreetmap.org/directions?to=49.6078%2C6.0504",
    brands: ["marque"],
    services: ["new_vehicles"],
    hours: {
      showroom: exampleHours("08:30", "18:30", showroomSaturday, country),
      workshop: exampleHours("07:30", "18:00", workshopSaturday, country),
    },
    state: {
      at: "2026-11-27T19:10:45+01:00",
      showroom: { open: false, until: null, next_opening: "2026-11-28T09:00:00+01:00" },
      workshop: { open: false, until: null, next_opening: "2026-11-28T08:00:00+01:00" },
    },
    updated_at: "2026-11-27T18:10:36.355Z",
  };
};

const listLocations = operation({
  operationId: "listLocations",
  summary: "All locations with their hours, and whether showroom and workshop are open",
  method: "get",
  path: "/locations",
  query,
  answers: { 200: "In the group's order, or the nearest first" },
  answer: z.object({ locations: z.array(locationSchema), ignored: ignoredParameters }).meta({ id: "LocationList" }),
  cacheControl: "public, max-age=30",
  example: (market) => ({ response: { locations: [exampleLocation(market)], ignored: [] } }),
  handle: (request, services: LocationApiServices) => {
    const sent = toQuery(request.query, services);
    const locations = sortByDistance(services.catalogue().locations, sent.near);
    return ok({ locations: locations.map((location) => toJson(location, services, sent)) });
  },
});

const getLocation = operation({
  operationId: "getLocation",
  summary: "One location with its hours, and whether showroom and workshop are open",
  method: "get",
  path: "/locations/{slug}",
  params: z.object({ slug: z.string() }),
  query,
  answers: { 200: "The location", 404: "There is no such location" },
  answer: locationSchema.extend({ ignored: ignoredParameters }).meta({ id: "LocationDetail" }),
  cacheControl: "public, max-age=30",
  example: (market) => ({ response: { ...exampleLocation(market), ignored: [] } }),
  handle: (request, services: LocationApiServices) => {
    const { slug } = request.params;
    const location = services.catalogue().locations.find((candidate) => candidate.slug === slug);
    if (location) return ok(toJson(location, services, toQuery(request.query, services)));
    return err({ status: 404, title: "Not Found", detail: `There is no location ${slug}.` });
  },
});

const MAX_TEXT_LENGTH = 80;

const MAX_SUGGESTIONS = 7;

const suggest = (text: string, onlyTowns: boolean, { catalogue, settings }: LocationApiServices) => {
  const { brands, locations } = catalogue();
  const country = countryOf(settings);
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  return onlyTowns
    ? suggestOrigins(text, country, MAX_SUGGESTIONS)
    : locatorSuggestions(locations, text, { country, serviceLabels: SERVICE_LABELS, brandNames }, MAX_SUGGESTIONS);
};

const exampleSuggestion = (kind: string, label: string) => ({
  kind,
  label,
  search: new URLSearchParams({ ou: label }).toString(),
});

const listLocationSuggestions = operation({
  operationId: "listLocationSuggestions",
  summary: "Suggestions for a text typed into the locator: locations, brands, services, towns, postcodes",
  method: "get",
  path: "/location-suggestions",
  query: z.object({
    q: z
      .string()
      .max(MAX_TEXT_LENGTH, { error: `must have at most ${MAX_TEXT_LENGTH} characters` })
      .optional()
      .meta({ description: "The typed text" }),
    towns: z.literal("1", { error: "must be 1" }).optional().meta({ description: "Only towns and postcodes" }),
  }),
  answers: { 200: "At most seven, the best match first" },
  answer: z
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
    .meta({ id: "LocationSuggestionList" }),
  cacheControl: "public, max-age=300",
  example: ({ location }) => ({
    response: {
      suggestions: [exampleSuggestion("location", location.name), exampleSuggestion("town", location.address.town)],
      ignored: [],
    },
  }),
  handle: ({ query: { q = "", towns } }, services: LocationApiServices) => {
    const suggestions = suggest(q, towns === "1", services);
    return ok({
      suggestions: suggestions.map((one) => ({
        kind: one.kind,
        label: one.label,
        search: writeLocatorQuery(one.query).toString(),
      })),
    });
  },
});

export const locationOperations = [listLocations, getLocation, listLocationSuggestions];
