import { Hono, type Context } from "hono";
import { z } from "zod";
import { distanceKm, parsePosition } from "#domain/geo/index.ts";
import { type Location, suggestOrigins, suggestPlaces, writeLocatorQuery } from "#domain/locations/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import type { SiteServices } from "#application/site/index.ts";
import { problemResponse } from "../../problem.ts";
import { type LocationQuery, toLocationJson } from "./json.ts";
import { type LocationJson, type LocationSuggestionList, MAX_SUGGESTION_TEXT_LENGTH } from "./schema.ts";

type LocationApiServices = Pick<SiteServices, "catalogue" | "clock" | "paths" | "settings" | "siteUrl">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

/** Opening hours are not known for other years. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const instantSchema = z.iso.datetime({ offset: true });

const parseInstant = (text: string): Date | null => {
  if (!instantSchema.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null;
};

const AT_PROBLEM = `at must be an instant as 2026-12-24T17:00:00Z, of the years ${FIRST_YEAR} to ${LAST_YEAR}.`;
const NEAR_PROBLEM = "near must be latitude and longitude in degrees as 49.6,6.1.";

const readQuery = (context: Context, { clock, settings }: LocationApiServices): Result<LocationQuery, string> => {
  const { at: atText, near: nearText } = context.req.query();
  const at = atText === undefined ? clock.now() : parseInstant(atText);
  if (at === null) return err(AT_PROBLEM);
  const near = nearText === undefined ? null : parsePosition(nearText);
  if (nearText !== undefined && near === null) return err(NEAR_PROBLEM);
  return ok({ at, near, timeZone: settings.timeZone });
};

const sortByDistance = (locations: readonly Location[], { near }: LocationQuery): readonly Location[] =>
  near === null ? locations : locations.toSorted((a, b) => distanceKm(near, a) - distanceKm(near, b));

const badRequest = (context: Context, detail: string): Response =>
  problemResponse(context, { status: 400, title: "Bad Request", detail });

const DEFAULT_SUGGESTIONS = 7;

const SUGGESTION_CACHE_HEADERS = { "Cache-Control": "public, max-age=300" };

/** `GET /location-suggestions?q=`: completions for a text typed into the locator. */
export const locationSuggestionRoutes = ({ catalogue, settings }: LocationApiServices): Hono =>
  new Hono().get("/location-suggestions", (context) => {
    const { brands, locations } = catalogue();
    const text = (context.req.query("q") ?? "").slice(0, MAX_SUGGESTION_TEXT_LENGTH);
    const country = countryOf(settings);
    const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
    const suggestions =
      context.req.query("towns") === "1"
        ? suggestOrigins(text, country, DEFAULT_SUGGESTIONS)
        : suggestPlaces(locations, text, { country, serviceLabels: SERVICE_LABELS, brandNames }, DEFAULT_SUGGESTIONS);
    const list: LocationSuggestionList = {
      suggestions: suggestions.map(({ kind, label, query }) => ({
        kind,
        label,
        search: writeLocatorQuery(query).toString(),
      })),
    };
    return context.json(list, 200, SUGGESTION_CACHE_HEADERS);
  });

/** `GET /locations` and `GET /locations/{slug}`. */
export const locationRoutes = (services: LocationApiServices): Hono => {
  const { catalogue, paths, siteUrl } = services;
  const toJson = (location: Location, query: LocationQuery): LocationJson =>
    toLocationJson(location, siteUrl + paths.location(location), query);
  return new Hono()
    .get("/locations", (context) => {
      const query = readQuery(context, services);
      if (!query.ok) return badRequest(context, query.error);
      const locations = sortByDistance(catalogue().locations, query.value);
      return context.json(
        { locations: locations.map((location) => toJson(location, query.value)) },
        200,
        CACHE_HEADERS,
      );
    })
    .get("/locations/:slug", (context) => {
      const query = readQuery(context, services);
      if (!query.ok) return badRequest(context, query.error);
      const slug = context.req.param("slug");
      const location = catalogue().locations.find((candidate) => candidate.slug === slug);
      if (location) return context.json(toJson(location, query.value), 200, CACHE_HEADERS);
      return problemResponse(context, { status: 404, title: "Not Found", detail: `There is no location ${slug}.` });
    });
};
