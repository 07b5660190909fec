import { Hono } from "hono";
import { createDocument } from "zod-openapi";
import { contentPaths } from "./content/openapi-paths.ts";
import { createExampleMarket, type ExampleDependencies } from "./examples/example-market.ts";
import { addExamples } from "./examples/with-examples.ts";
import { leadPaths } from "./leads/openapi-paths.ts";
import { leaseOfferPaths } from "./lease-offers/openapi-paths.ts";
import { locationPaths } from "./locations/openapi-paths.ts";
import { wrongParameters } from "./describe-problem.ts";
import { suggestionListSchema } from "./suggestions.ts";
import { suggestionParameters } from "./vehicles/query-parameters.ts";
import { securitySchemes } from "./tokens/token-guard.ts";
import { tokenPaths } from "./tokens/routes.ts";
import { vehiclePaths } from "./vehicles/openapi-paths.ts";

type Paths = NonNullable<Parameters<typeof createDocument>[0]["paths"]>;

/** The operations with their examples. */
const pathsWithExamples = (paths: Paths, deps: ExampleDependencies): Paths => {
  const withExamples = addExamples(createExampleMarket(deps));
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withExamples(one as object)])),
    ]),
  );
};

const listSuggestionsOperation = {
  operationId: "listSuggestions",
  summary: "Suggestions for a text typed into the quick search, with the number of vehicles of each",
  requestParams: {
    query: suggestionParameters,
  },
  responses: {
    "200": {
      description: "Best first; only suggestions with vehicles, within the given filters",
      content: { "application/json": { schema: suggestionListSchema } },
    },
    "400": wrongParameters,
  },
};

/** The suggestions' part of the OpenAPI document. */
const suggestionPaths = { "/api/v1/suggestions": { get: listSuggestionsOperation } };

/** OpenAPI 3.1 description of the JSON API, generated from the response schemas. */
const openApiDocument = (deps: ExampleDependencies): ReturnType<typeof createDocument> => {
  const paths = {
    ...vehiclePaths,
    ...suggestionPaths,
    ...locationPaths,
    ...leaseOfferPaths,
    ...contentPaths,
    ...leadPaths,
    ...tokenPaths,
  };
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Vitrine", version: "1.0.0", description: "The stock of a car dealership group, and its content." },
    servers: [{ url: deps.siteUrl }],
    paths: pathsWithExamples(paths, deps),
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
