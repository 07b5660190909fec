import { Hono } from "hono";
import { z } from "zod";
import { createDocument } from "zod-openapi";
import { API_SCOPE_NAMES, API_SCOPES } from "#domain/api-tokens/index.ts";
import { contentPaths } from "./content/openapi-paths.ts";
import { createExampleMarket, type ExampleDependencies, type ExampleMarket } from "./example-market.ts";
import { leadOperations } from "./leads/operations.ts";
import { leaseOfferOperations } from "./lease-offers/operations.ts";
import { locationOperations } from "./locations/operations.ts";
import type { Operation } from "./operation.ts";
import { listSuggestions } from "./suggestions.ts";
import { getToken } from "./tokens/get-token.ts";
import { vehicleOperations } from "./vehicles/operations.ts";

type Paths = NonNullable<Parameters<typeof createDocument>[0]["paths"]>;

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.string().optional().meta({ description: "Machine-readable reason" }),
    errors: z
      .array(
        z.object({
          pointer: z.string().optional().meta({ description: "The value in the body: #/fields/email" }),
          parameter: z.string().optional().meta({ description: "Name of the parameter of the address" }),
          detail: z.string(),
        }),
      )
      .optional()
      .meta({ description: "Every wrong value of the request" }),
  })
  .meta({ id: "Problem", description: "RFC 9457" });

/** Name of the security scheme in the OpenAPI document. */
const SCHEME = "token";

const SCOPE_LIST = API_SCOPE_NAMES.map((scope) => `\`${scope}\` (${API_SCOPES[scope]})`).join(", ");

const securitySchemes = {
  [SCHEME]: {
    type: "http",
    scheme: "bearer",
    description: `A token of \`./vitrine token create\`. Its scopes: ${SCOPE_LIST}. An operation names the one it needs.`,
  },
} as const;

const problem = (status: number, title: string, rest: object = {}): object => ({
  type: "about:blank",
  title,
  status,
  ...rest,
});

/** The body of a problem, by its status. */
const PROBLEM_EXAMPLES: Readonly<Record<string, object>> = {
  "400": problem(400, "Bad Request", {
    detail: "perPage must be a whole number from 1 to 100.",
    code: "request/values",
    errors: [{ parameter: "perPage", detail: "perPage must be a whole number from 1 to 100." }],
  }),
  "401": problem(401, "Unauthorized", {
    detail: "The token is unknown, expired or revoked.",
    code: "token/invalid",
  }),
  "403": problem(403, "Forbidden", { detail: "The token lacks the scope leads:write.", code: "token/scope" }),
  "404": problem(404, "Not Found", { detail: "There is no vehicle 12 on sale." }),
  "409": problem(409, "Conflict", {
    detail: "This number or key belongs to a lead with other content.",
    code: "lead/conflict",
  }),
  "413": problem(413, "Content Too Large", { detail: "A body has at most 65536 bytes." }),
  "415": problem(415, "Unsupported Media Type", { detail: "Send the body as application/json." }),
  "422": problem(422, "Lease Not Calculable", {
    detail: "The deposit is above the highest one.",
    code: "lease/deposit-above-limit",
  }),
  "429": problem(429, "Too Many Requests", {
    detail: "At most 20 requests a second with one token.",
    code: "token/rate",
  }),
  "503": problem(503, "Service Unavailable", {
    detail: "Send the same lead again: it is saved once.",
    code: "lead/unavailable",
  }),
};

/** The answers that every operation with such parts may give. */
const refusals = ({ query, body, scope }: Operation<never>): Readonly<Record<number, string>> => ({
  ...(query && Object.keys(query.shape).length > 0 && { 400: "Invalid parameters, listed in `errors`" }),
  ...(body && {
    400: "Values are wrong or missing: `errors` names each",
    413: "The body has more than 64 KB",
    415: "The body is no JSON",
  }),
  ...(scope !== undefined && {
    401: "The token is missing, unknown, expired or revoked",
    429: "Too many requests with this token; repeat after `Retry-After` seconds",
  }),
  ...(scope && { 403: `The token lacks the scope \`${scope}\`` }),
});

const describeJson = (schema: z.ZodType, example: object | undefined) => ({
  content: { "application/json": { schema, example } },
});

const describeAnswers = (operation: Operation<never>, example: object) =>
  Object.fromEntries(
    Object.entries({ ...refusals(operation), ...operation.answers }).map(([status, description]) => [
      status,
      status.startsWith("2")
        ? { description, ...describeJson(operation.answer, example) }
        : {
            description,
            content: { "application/problem+json": { schema: problemSchema, example: PROBLEM_EXAMPLES[status] } },
          },
    ]),
  );

const describeOperation = (operation: Operation<never>, market: ExampleMarket) => {
  const { operationId, summary, scope, params, query, header, body } = operation;
  const { request, response } = operation.example(market);
  return {
    operationId,
    summary,
    ...(scope !== undefined && { security: [{ [SCHEME]: scope === null ? [] : [scope] }] }),
    ...((params ?? query ?? header) && {
      requestParams: { ...(params && { path: params }), ...(query && { query }), ...(header && { header }) },
    }),
    ...(body && { requestBody: { required: true, ...describeJson(body, request) } }),
    responses: describeAnswers(operation, response),
  };
};

/** The operations as the OpenAPI document has them. */
const describeOperations = (operations: readonly Operation<never>[], market: ExampleMarket): Paths => {
  const byPath = Map.groupBy(operations, ({ path }) => `/api/v1${path}`);
  return Object.fromEntries(
    [...byPath].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((operation) => [operation.method, describeOperation(operation, market)])),
    ]),
  );
};

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
