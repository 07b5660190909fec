import { Hono, type Context } from "hono";
import { distanceKm, parsePosition } from "#domain/geo/index.ts";
import { type Location, suggestOrigins, locatorSuggestions, writeLocatorQuery } from "#domain/locations/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { problemResponse } from "../../problem.ts";
import { answerJson, parameters } from "../requests/parameters.ts";
import { type LocationQuery, toLocationJson } from "./json.ts";
import {
  type LocationJson,
  locationParameters,
  type LocationSuggestionList,
  locationSuggestionParameters,
  parseQueryInstant,
} from "./schema.ts";

type LocationApiServices = Pick<SiteServices, "catalogue" | "clock" | "paths" | "settings" | "siteUrl">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

const readQuery = (context: Context, { clock, settings }: LocationApiServices): LocationQuery => {
  const { at, near } = context.req.query();
  return {
    at: (at === undefined ? null : parseQueryInstant(at)) ?? clock.now(),
    near: near === undefined ? null : parsePosition(near),
    timeZone: settings.timeZone,
  };
};

const sortByDistance = (locations: readonly Location[], { near }: LocationQuery): readonly Location[] =>
  near === null ? locations : locations.toSorted((a, b) => distanceKm(near, a) - distanceKm(near, b));

const DEFAULT_SUGGESTIONS = 7;

const SUGGESTION_CACHE_HEADERS = { "Cache-Control": "public, max-age=300" };

/** `GET /location-suggestions?q=`: completions for a text typed into the locator. */
export const locationSuggestionRoutes = ({ catalogue, settings }: LocationApiServices): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/location-suggestions", parameters(locationSuggestionParameters), (context) => {
    const { brands, locations } = catalogue();
    const text = context.req.query("q") ?? "";
    const country = countryOf(settings);
    const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
    const suggestions =
      context.req.query("towns") === "1"
        ? suggestOrigins(text, country, DEFAULT_SUGGESTIONS)
        : locatorSuggestions(
            locations,
            text,
            { country, serviceLabels: SERVICE_LABELS, brandNames },
            DEFAULT_SUGGESTIONS,
          );
    const list: LocationSuggestionList = {
      suggestions: suggestions.map(({ kind, label, query }) => ({
        kind,
        label,
        search: writeLocatorQuery(query).toString(),
      })),
    };
    return answerJson(context, list, SUGGESTION_CACHE_HEADERS);
  });

/** `GET /locations` and `GET /locations/{slug}`. */
export const locationRoutes = (services: LocationApiServices): Hono<AppEnv> => {
  const { catalogue, paths, siteUrl } = services;
  const toJson = (location: Location, query: LocationQuery): LocationJson =>
    toLocationJson(location, siteUrl + paths.location(location), query);
  return new Hono<AppEnv>()
    .get("/locations", parameters(locationParameters), (context) => {
      const query = readQuery(context, services);
      const locations = sortByDistance(catalogue().locations, query);
      return answerJson(context, { locations: locations.map((location) => toJson(location, query)) }, CACHE_HEADERS);
    })
    .get("/locations/:slug", parameters(locationParameters), (context) => {
      const slug = context.req.param("slug");
      const location = catalogue().locations.find((candidate) => candidate.slug === slug);
      if (location) return answerJson(context, toJson(location, readQuery(context, services)), CACHE_HEADERS);
      return problemResponse(context, { status: 404, title: "Not Found", detail: `There is no location ${slug}.` });
    });
};
