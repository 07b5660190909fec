import {
  API_TOKEN_BYTES,
  type ApiScope,
  type ApiToken,
  apiTokenState,
  formatApiToken,
  isApiTokenText,
} from "#domain/api-tokens/index.ts";
import type { Clock, Digest, RandomBytes } from "#domain/shared/index.ts";
import type { ApiTokenStore } from "./ports.ts";

type CreateTokenDependencies = {
  readonly tokens: Pick<ApiTokenStore, "add">;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly digest: Digest;
};

type TokenRequest = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
};

type CreatedToken = {
  readonly token: ApiToken;
  /** What the program sends. It cannot be read again. */
  readonly secret: string;
};

/** Creates a token. Null: there is or was one of that name. */
export const createToken = async (
  { tokens, clock, randomBytes, digest }: CreateTokenDependencies,
  { name, scopes, expiresAt }: TokenRequest,
): Promise<CreatedToken | null> => {
  const secret = formatApiToken(Buffer.from(randomBytes(API_TOKEN_BYTES)).toString("base64url"));
  const token: ApiToken = {
    name,
    scopes,
    createdAt: clock.now().toISOString(),
    lastUsedAt: null,
    expiresAt: expiresAt === null ? null : expiresAt.toISOString(),
    revokedAt: null,
  };
  return (await tokens.add(token, digest(secret))) ? { token, secret } : null;
};

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
