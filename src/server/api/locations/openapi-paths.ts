import { z } from "zod";
import { describeProblem, wrongParameters } from "../describe-problem.ts";
import {
  locationDetailSchema,
  locationListSchema,
  locationParameters,
  locationSuggestionListSchema,
  locationSuggestionParameters,
} from "./schema.ts";

/** The locations' part of the OpenAPI document. */
export const locationPaths = {
  "/api/v1/locations": {
    get: {
      operationId: "listLocations",
      summary: "All locations with their hours, and whether showroom and workshop are open",
      requestParams: { query: locationParameters },
      responses: {
        "200": {
          description: "In the group's order, or the nearest first",
          content: { "application/json": { schema: locationListSchema } },
        },
        "400": wrongParameters,
      },
    },
  },
  "/api/v1/locations/{slug}": {
    get: {
      operationId: "getLocation",
      summary: "One location with its hours, and whether showroom and workshop are open",
      requestParams: { path: z.object({ slug: z.string() }), query: locationParameters },
      responses: {
        "200": { description: "The location", content: { "application/json": { schema: locationDetailSchema } } },
        "400": wrongParameters,
        "404": describeProblem("There is no such location"),
      },
    },
  },
  "/api/v1/location-suggestions": {
    get: {
      operationId: "listLocationSuggestions",
      summary: "Suggestions for a text typed into the locator: locations, brands, services, towns, postcodes",
      requestParams: {
        query: locationSuggestionParameters,
      },
      responses: {
        "200": {
          description: "At most seven, the best match first",
          content: { "application/json": { schema: locationSuggestionListSchema } },
        },
        "400": wrongParameters,
      },
    },
  },
} as const;
