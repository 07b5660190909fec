import { z } from "zod";
import { describeProblem } from "../describe-problem.ts";
import {
  locationListSchema,
  locationJsonSchema,
  locationSuggestionListSchema,
  MAX_SUGGESTION_TEXT_LENGTH,
} from "./schema.ts";

const locationQuery = z.object({
  at: z
    .string()
    .optional()
    .meta({ description: "Instant of the opening state, as 2026-12-24T17:00:00Z; now when left out" }),
  near: z.string().optional().meta({
    description: "Latitude and longitude in degrees, as 49.6,6.1: sorts by distance and gives distance_km",
  }),
});

const wrongValue = describeProblem("at or near is wrong");

/** The locations' part of the OpenAPI document. */
export const locationPaths = {
  "/api/v1/locations": {
    get: {
      operationId: "listLocations",
      summary: "All locations with their hours, and whether showroom and workshop are open",
      requestParams: { query: locationQuery },
      responses: {
        "200": {
          description: "In the group's order, or the nearest first",
          content: { "application/json": { schema: locationListSchema } },
        },
        "400": wrongValue,
      },
    },
  },
  "/api/v1/locations/{slug}": {
    get: {
      operationId: "getLocation",
      summary: "One location with its hours, and whether showroom and workshop are open",
      requestParams: { path: z.object({ slug: z.string() }), query: locationQuery },
      responses: {
        "200": { description: "The location", content: { "application/json": { schema: locationJsonSchema } } },
        "400": wrongValue,
        "404": describeProblem("There is no such location"),
      },
    },
  },
  "/api/v1/location-suggestions": {
    get: {
      operationId: "listLocationSuggestions",
      summary: "How a text typed into the locator may go on: locations, brands, services, towns, postcodes",
      requestParams: {
        query: z.object({
          q: z.string().max(MAX_SUGGESTION_TEXT_LENGTH).optional().meta({ description: "What was typed" }),
          towns: z.literal("1").optional().meta({ description: "Only towns and postcodes" }),
        }),
      },
      responses: {
        "200": {
          description: "At most seven, the likeliest first",
          content: { "application/json": { schema: locationSuggestionListSchema } },
        },
      },
    },
  },
} as const;
