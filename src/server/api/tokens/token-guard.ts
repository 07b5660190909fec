import type { Context, MiddlewareHandler } from "hono";
import type { TokenCheck } from "#application/api-tokens/index.ts";
import type { ApiScope, ApiToken } from "#domain/api-tokens/index.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { createRateLimiter, type RateLimit } from "../../middleware/rate-limiter.ts";
import { problemResponse } from "../../problem.ts";
import type { LoadLimiter } from "../../queues/load-limiter.ts";

/** Requests of one token to one process. */
export const TOKEN_RATE: RateLimit = { perSecond: 20, burst: 100 };

export type TokenGuardDependencies = {
  readonly checkToken: TokenCheck;
  readonly limiter: Pick<LoadLimiter, "run">;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
};

/** Admits requests with a token of another program, whose routes find it as `apiToken`. */
export type TokenGuard = {
  /** Any active token. */
  readonly requireToken: MiddlewareHandler<AppEnv>;
  /** An active token with the scope. Every route that changes something has it. */
  readonly requireScope: (scope: ApiScope) => MiddlewareHandler<AppEnv>;
};

/** The token of `Authorization: Bearer`, which does not appear in logs of addresses; null without one. */
export const bearerToken = (context: Context): string | null =>
  /^bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;

/** Who did what a program reports: it may name the person; its own name stays beside it. */
export const authorOf = (token: string, person: string | undefined): string =>
  person === undefined ? token : `${person} (${token})`;

const REALM = 'Bearer realm="vitrine"';

const unauthorized = (context: Context, code: "token/missing" | "token/invalid"): Response => {
  const isMissing = code === "token/missing";
  context.header("WWW-Authenticate", isMissing ? REALM : `${REALM}, error="invalid_token"`);
  const detail = isMissing ? "Send a token: Authorization: Bearer …" : "The token is unknown, expired or revoked.";
  return problemResponse(context, { status: 401, title: "Unauthorized", detail, code });
};

const forbidden = (context: Context, scope: ApiScope): Response => {
  context.header("WWW-Authenticate", `${REALM}, error="insufficient_scope", scope="${scope}"`);
  const detail = `The token lacks the scope ${scope}.`;
  return problemResponse(context, { status: 403, title: "Forbidden", detail, code: "token/scope" });
};

const tooMany = (context: Context): Response => {
  context.header("Retry-After", "1");
  const detail = `At most ${TOKEN_RATE.perSecond} requests a second with one token.`;
  return problemResponse(context, { status: 429, title: "Too Many Requests", detail, code: "token/rate" });
};

/**
 * The check is one look-up and waits nowhere. What a token may then do waits with the forms of visitors, which are never
 * shed: its rate bounds it.
 */
export const createTokenGuard = ({ checkToken, limiter, now }: TokenGuardDependencies): TokenGuard => {
  const isAllowed = createRateLimiter(TOKEN_RATE, now);
  const refusal = (context: Context, token: ApiToken, scope: ApiScope | null): Response | null => {
    if (scope !== null && !token.scopes.includes(scope)) return forbidden(context, scope);
    return isAllowed(token.name) ? null : tooMany(context);
  };
  const guard =
    (scope: ApiScope | null): MiddlewareHandler<AppEnv> =>
    async (context, next) => {
      context.header("Cache-Control", "no-store");
      const secret = bearerToken(context);
      if (secret === null) return unauthorized(context, "token/missing");
      const token = await checkToken(secret);
      if (token === null) return unauthorized(context, "token/invalid");
      const refused = refusal(context, token, scope);
      if (refused !== null) return refused;
      context.set("apiToken", token);
      return limiter.run(next, "lead");
    };
  return { requireToken: guard(null), requireScope: guard };
};
