import { z } from "zod";
import { API_SCOPE_NAMES } from "#domain/api-tokens/index.ts";
import { ok } from "#domain/shared/index.ts";
import { operation } from "../operation.ts";

export const getToken = operation({
  operationId: "getToken",
  summary: "The token of the request: its name, scopes and expiry",
  method: "get",
  path: "/token",
  scope: null,
  answers: { 200: "The token" },
  answer: z
    .object({
      name: z.string(),
      scopes: z.array(z.enum(API_SCOPE_NAMES)),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime().nullable().meta({ description: "Null: it does not expire" }),
    })
    .meta({ id: "Token" }),
  example: () => ({
    response: {
      name: "portal",
      scopes: ["leads:write", "leads:read", "leads:events"],
      created_at: "2026-11-27T18:10:44.707Z",
      expires_at: null,
    },
  }),
  handle: ({ context }) => {
    const { name, scopes, createdAt, expiresAt } = context.var.apiToken;
    return ok({ name, scopes: [...scopes], created_at: createdAt, expires_at: expiresAt });
  },
});
