import { Hono } from "hono";
import { z } from "zod";
import { API_SCOPE_NAMES, API_SCOPES } from "#domain/api-tokens/index.ts";
import type { AppEnv } from "../../app-env.ts";
import { describeProblem } from "../describe-problem.ts";
import type { TokenGuard } from "./token-guard.ts";

const tokenSchema = z
  .object({
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPE_NAMES)),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: "Null: it does not expire" }),
  })
  .meta({ id: "Token" });

type TokenJson = z.infer<typeof tokenSchema>;

/** Name of the security scheme in the OpenAPI document. */
const SCHEME = "token";

const SCOPE_LIST = API_SCOPE_NAMES.map((scope) => `\`${scope}\` (${API_SCOPES[scope]})`).join(", ");

export const securitySchemes = {
  [SCHEME]: {
    type: "http",
    scheme: "bearer",
    description: `A token of \`./vitrine token create\`. Its scopes: ${SCOPE_LIST}. An operation names the one it needs.`,
  },
} as const;

/** Responses of every operation that needs a token. */
const tokenProblems = {
  "401": describeProblem("The token is missing, unknown, expired or revoked"),
  "429": describeProblem("Too many requests with this token; repeat after `Retry-After` seconds"),
};

/** The tokens' part of the OpenAPI document. */
export const tokenPaths = {
  "/api/v1/token": {
    get: {
      operationId: "getToken",
      summary: "The token of the request: its name, its scopes and its end",
      security: [{ [SCHEME]: [] }],
      responses: {
        "200": { description: "The token", content: { "application/json": { schema: tokenSchema } } },
        ...tokenProblems,
      },
    },
  },
};

/** `GET /token`: what the token of the request may do. */
export const tokenRoutes = ({ requireToken }: TokenGuard): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/token", requireToken, (context) => {
    const { name, scopes, createdAt, expiresAt } = context.var.apiToken;
    const token: TokenJson = { name, scopes: [...scopes], created_at: createdAt, expires_at: expiresAt };
    return context.json(token);
  });
