import { Hono } from "hono";
import { createDocument } from "zod-openapi";
import { contentPaths } from "./content/openapi-paths.ts";
import { createExampleMarket, type ExampleDependencies } from "./example-market.ts";
import { describeOperations, securitySchemes } from "./describe-operations.ts";
import { leadOperations } from "./leads/operations.ts";
import { leaseOfferOperations } from "./lease-offers/operations.ts";
import { locationOperations } from "./locations/operations.ts";
import { listSuggestions } from "./suggestions.ts";
import { getToken } from "./tokens/get-token.ts";
import { vehicleOperations } from "./vehicles/operations.ts";

/** Every operation of the JSON API, in the order of the document. */
export const OPERATIONS = [
  ...vehicleOperations,
  listSuggestions,
  ...locationOperations,
  ...leaseOfferOperations,
  ...leadOperations,
  getToken,
];

/** OpenAPI 3.1 description of the JSON API, generated from the response schemas. */
const openApiDocument = (deps: ExampleDependencies): ReturnType<typeof createDocument> => {
  const market = createExampleMarket(deps);
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Vitrine", version: "1.0.0", description: "The stock of a car dealership group, and its content." },
    servers: [{ url: deps.siteUrl }],
    paths: { ...describeOperations(OPERATIONS, market), ...contentPaths(market) },
    components: { securitySchemes },
  });
};

export const openApiRoutes = (deps: ExampleDependencies): Hono => {
  // Created on first use: it takes longer than the rest of the API to start.
  let document: string | null = null;
  return new Hono().get("/openapi.json", (context) => {
    document ??= JSON.stringify(openApiDocument(deps), null, 2);
    return context.body(document, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    });
  });
};
