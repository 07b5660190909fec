import { type ApiToken, apiTokenState, isApiTokenText } from "#domain/api-tokens/index.ts";
import type { Clock, Digest } from "#domain/shared/index.ts";
import type { ApiTokenStore } from "./ports.ts";

type TokenCheckDependencies = {
  readonly tokens: Pick<ApiTokenStore, "findByHash" | "recordUse">;
  readonly clock: Clock;
  readonly digest: Digest;
};

/** The active token of a secret; null for an unknown, expired or revoked one. */
export type TokenCheck = (secret: string) => Promise<ApiToken | null>;

/** The time of use is for people who look for unused tokens: a write a minute is enough. */
const USE_PRECISION_MS = 60_000;

/**
 * Each check reads the database, so that a revoked token ends on every node at once. The look-up is by the digest of a
 * random secret: its duration reveals nothing that helps to find one.
 */
export const createTokenCheck =
  ({ tokens, clock, digest }: TokenCheckDependencies): TokenCheck =>
  async (secret) => {
    if (!isApiTokenText(secret)) return null;
    const token = await tokens.findByHash(digest(secret));
    const now = clock.now();
    if (token === null || apiTokenState(token, now) !== "active") return null;
    const isRecorded = token.lastUsedAt !== null && now.getTime() - Date.parse(token.lastUsedAt) < USE_PRECISION_MS;
    if (!isRecorded) await tokens.recordUse(token.name, now.toISOString());
    return token;
  };
