import { z } from "zod";
import { MAX_SEARCH_TEXT_LENGTH } from "#domain/vehicles/index.ts";
import { describeProblem } from "../describe-problem.ts";
import { leaseTermsParameters, vehicleLeaseSchema } from "./lease-schema.ts";
import { facetParameters, nearParameters, sortParameter } from "./query-parameters.ts";
import { similarListSchema, vehicleDetailSchema, vehicleListSchema } from "./schema.ts";

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

/** The vehicles' part of the OpenAPI document. */
export const vehiclePaths = {
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
};
