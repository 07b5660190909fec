import { Hono } from "hono";
import { z } from "zod";
import { createDocument } from "zod-openapi";
import { FACET_LABELS, UNIT_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { FACETS, MAX_SEARCH_TEXT_LENGTH, MAX_WITHIN_KM, SORTS } from "#domain/vehicles/index.ts";
import { contentPaths } from "./content/openapi-paths.ts";
import { describeProblem } from "./describe-problem.ts";
import { locationPaths } from "./locations/openapi-paths.ts";
import { leadPaths } from "./leads/openapi-paths.ts";
import { MAX_SUGGESTIONS, suggestionListSchema } from "./suggestions.ts";
import { leaseOfferPaths } from "./lease-offers/openapi-paths.ts";
import { securitySchemes } from "./tokens/describe-token.ts";
import { tokenPaths } from "./tokens/routes.ts";
import { leaseTermsParameters, vehicleLeaseSchema } from "./vehicles/lease-schema.ts";
import { similarListSchema, vehicleDetailSchema, vehicleListSchema } from "./vehicles/schema.ts";

const integerParameter = z.coerce.number().int().min(0);

const facetParameters = (): Record<string, z.ZodType> => {
  const parameters: Record<string, z.ZodType> = {};
  for (const facet of FACETS) {
    const label = FACET_LABELS[facet.name];
    if (facet.kind === "range") {
      const unit = UNIT_LABELS[facet.unit];
      parameters[`${facet.name}-min`] = integerParameter.optional().meta({ description: `${label} from, ${unit}` });
      parameters[`${facet.name}-max`] = integerParameter.optional().meta({ description: `${label} to, ${unit}` });
    } else if (facet.kind === "flag") {
      parameters[facet.name] = z.literal("1").optional().meta({ description: label });
    } else {
      const value = "keys" in facet && facet.keys ? z.enum(facet.keys) : z.string();
      parameters[facet.name] = z.array(value).optional().meta({ description: label });
    }
  }
  return parameters;
};

const nearParameters = {
  near: z.string().max(80).optional().meta({
    description:
      "A town, a postcode with or without its country, or latitude and longitude: ettelbruck, l-9000, 49.85,6.1",
  }),
  within: z.coerce.number().int().min(1).max(MAX_WITHIN_KM).optional().meta({
    description: "Only vehicles at a location at most this many kilometres from near",
  }),
};

const sortParameter = z.enum(SORTS).optional().meta({
  description: "recent when left out, distance with near; distance counts only with near",
});

const listSuggestionsOperation = {
  operationId: "listSuggestions",
  summary: "How words typed into the quick search may go on, with the vehicles that each shows",
  requestParams: {
    query: z.object({
      ...facetParameters(),
      q: z
        .string()
        .max(MAX_SEARCH_TEXT_LENGTH)
        .optional()
        .meta({ description: "What was typed, in French as buyers speak" }),
      ...nearParameters,
      sort: sortParameter,
      limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).optional().meta({ description: "8 when left out" }),
    }),
  },
  responses: {
    "200": {
      description: "Best first, none without vehicles, within the filters that were given",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    "400": describeProblem("limit is out of range, or the query is too long"),
  },
};

const leaseOperation = {
  operationId: "calculateVehicleLease",
  summary: "The lease of a vehicle at the chosen terms, as its calculator states it",
  requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }), query: leaseTermsParameters },
  responses: {
    "200": { description: "The lease", content: { "application/json": { schema: vehicleLeaseSchema } } },
    "400": describeProblem("A parameter is not a whole number"),
    "404": describeProblem("There is no such vehicle on sale"),
    "422": describeProblem("Not calculable at these terms; `code` and `detail` say why"),
  },
};

/** OpenAPI 3.1 description of the JSON API, generated from the response schemas. */
const openApiDocument = (siteUrl: string): ReturnType<typeof createDocument> =>
  createDocument({
    openapi: "3.1.0",
    info: { title: "Vitrine", version: "1.0.0", description: "The stock of a car dealership group, and its content." },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/v1/vehicles": {
        get: {
          operationId: "listVehicles",
          summary: "Vehicles that match a stock query, with the counts of every facet",
          requestParams: {
            query: z.object({
              ...facetParameters(),
              q: z.string().max(MAX_SEARCH_TEXT_LENGTH).optional().meta({ description: "Words of title and trim" }),
              ...nearParameters,
              sort: sortParameter,
              page: z.coerce.number().int().min(1).optional(),
              perPage: z.coerce.number().int().min(1).max(100).optional().meta({ description: "24 when left out" }),
            }),
          },
          responses: {
            "200": {
              description: "The page asked for; past the last one an empty list, with the total",
              content: { "application/json": { schema: vehicleListSchema } },
            },
            "400": describeProblem("perPage is out of range, or the query is too long"),
          },
        },
      },
      "/api/v1/suggestions": { get: listSuggestionsOperation },
      "/api/v1/vehicles/{id}": {
        get: {
          operationId: "getVehicle",
          summary: "One vehicle with everything known of it",
          requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }) },
          responses: {
            "200": { description: "The vehicle", content: { "application/json": { schema: vehicleDetailSchema } } },
            "404": describeProblem("There is no such vehicle on sale"),
          },
        },
      },
      "/api/v1/vehicles/{id}/similar": {
        get: {
          operationId: "listSimilarVehicles",
          summary: "The vehicles on sale that are most like one, at most four, and in what",
          requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }) },
          responses: {
            "200": { description: "The likest first", content: { "application/json": { schema: similarListSchema } } },
            "404": describeProblem("There is no such vehicle on sale"),
          },
        },
      },
      "/api/v1/vehicles/{id}/lease": { get: leaseOperation },
      ...locationPaths,
      ...leaseOfferPaths,
      ...contentPaths,
      ...leadPaths,
      ...tokenPaths,
    },
    components: { securitySchemes },
  });

export const openApiRoutes = (siteUrl: string): Hono => {
  // Created on first use: it takes longer than the rest of the API to start.
  let document: string | null = null;
  return new Hono().get("/openapi.json", (context) => {
    document ??= JSON.stringify(openApiDocument(siteUrl), null, 2);
    return context.body(document, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    });
  });
};
