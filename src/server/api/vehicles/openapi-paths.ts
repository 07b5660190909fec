import { z } from "zod";
import { describeProblem, wrongParameters } from "../describe-problem.ts";
import { leaseTermsParameters, vehicleLeaseSchema } from "./lease-schema.ts";
import { vehicleListParameters } from "./query-parameters.ts";
import { similarListSchema, vehicleDetailSchema, vehicleListSchema } from "./schema.ts";

const leaseOperation = {
  operationId: "calculateVehicleLease",
  summary: "The lease of a vehicle at the chosen terms, as its calculator states it",
  requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }), query: leaseTermsParameters },
  responses: {
    "200": { description: "The lease", content: { "application/json": { schema: vehicleLeaseSchema } } },
    "400": wrongParameters,
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
        query: vehicleListParameters,
      },
      responses: {
        "200": {
          description: "The page asked for; past the last one an empty list, with the total",
          content: { "application/json": { schema: vehicleListSchema } },
        },
        "400": wrongParameters,
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
