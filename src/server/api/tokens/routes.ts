import { Hono } from "hono";
import { z } from "zod";
import { API_SCOPE_NAMES } from "#domain/api-tokens/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { describeToken, type TokenGuard } from "./token-guard.ts";

const tokenSchema = z
  .object({
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPE_NAMES)),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: "Null: it does not expire" }),
  })
  .meta({ id: "Token" });

type TokenJson = z.infer<typeof tokenSchema>;

const anyToken = describeToken(null);

/** The tokens' part of the OpenAPI document. */
export const tokenPaths = {
  "/api/v1/token": {
    get: {
      operationId: "getToken",
      summary: "The token of the request: its name, scopes and expiry",
      security: anyToken.security,
      responses: {
        "200": { description: "The token", content: { "application/json": { schema: tokenSchema } } },
        ...anyToken.problems,
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
