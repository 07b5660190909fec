import { z } from "zod";
import { describeProblem, wrongParameters } from "../describe-problem.ts";
import { leaseTermsParameters, vehicleLeaseSchema } from "./lease-schema.ts";
import { vehicleListParameters } from "./query-parameters.ts";
import { describeToken } from "../tokens/token-guard.ts";
import { overriddenVehicleSchema, sentOverrideSchema } from "./override-schema.ts";
import { similarListSchema, vehicleDetailSchema, vehicleListSchema } from "./schema.ts";

const leaseOperation = {
  operationId: "calculateVehicleLease",
  summary: "The lease of a vehicle at the requested terms, as on its page",
  requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }), query: leaseTermsParameters },
  responses: {
    "200": { description: "The lease", content: { "application/json": { schema: vehicleLeaseSchema } } },
    "400": wrongParameters,
    "404": describeProblem("There is no such vehicle on sale"),
    "422": describeProblem("Not calculable at these terms; `code` and `detail` say why"),
  },
};

const mayWrite = describeToken("vehicles:write");

const overrideOperation = {
  operationId: "overrideVehicle",
  summary:
    "Overrides the price or state of one vehicle, or hides it, until its feed has the same value or the override is lifted",
  security: mayWrite.security,
  requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }) },
  requestBody: { required: true, content: { "application/json": { schema: sentOverrideSchema } } },
  responses: {
    "200": {
      description: "The vehicle with its overrides, in a new stock version",
      content: { "application/json": { schema: overriddenVehicleSchema } },
    },
    "400": describeProblem("Values are wrong: `errors` names each"),
    "404": describeProblem("There is no such vehicle"),
    "409": describeProblem("An import would hold this price, or the vehicle is no longer in its feed: see `code`"),
    "413": describeProblem("The body has more than 64 KB"),
    "415": describeProblem("The body is no JSON"),
    ...mayWrite.problems,
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
          description: "The requested page; past the last one an empty list, with the total",
          content: { "application/json": { schema: vehicleListSchema } },
        },
        "400": wrongParameters,
      },
    },
  },
  "/api/v1/vehicles/{id}": {
    get: {
      operationId: "getVehicle",
      summary: "One vehicle with all its attributes",
      requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }) },
      responses: {
        "200": { description: "The vehicle", content: { "application/json": { schema: vehicleDetailSchema } } },
        "404": describeProblem("There is no such vehicle on sale"),
      },
    },
    patch: overrideOperation,
  },
  "/api/v1/vehicles/{id}/similar": {
    get: {
      operationId: "listSimilarVehicles",
      summary: "The vehicles on sale most similar to one, at most four, with the reasons",
      requestParams: { path: z.object({ id: z.coerce.number().int().min(1) }) },
      responses: {
        "200": {
          description: "The most similar first",
          content: { "application/json": { schema: similarListSchema } },
        },
        "404": describeProblem("There is no such vehicle on sale"),
      },
    },
  },
  "/api/v1/vehicles/{id}/lease": { get: leaseOperation },
};
