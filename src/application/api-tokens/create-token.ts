import { type ApiScope, API_TOKEN_BYTES, type ApiToken, formatApiToken } from "#domain/api-tokens/index.ts";
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

export type CreatedToken = {
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
