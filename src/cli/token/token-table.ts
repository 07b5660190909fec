import { type ApiToken, type ApiTokenState, apiTokenState } from "#domain/api-tokens/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { textTable } from "../text-table.ts";

const HEAD = ["name", "state", "scopes", "created", "last used", "expires", "revoked"];

export const tokenTable = (tokens: readonly ApiToken[], now: Date, timeZone: string): string => {
  const time = (at: string | null): string => (at === null ? "-" : wallClock(at, timeZone));
  const cells = (token: ApiToken): string[] => [
    token.name,
    apiTokenState(token, now),
    token.scopes.join(" "),
    time(token.createdAt),
    time(token.lastUsedAt),
    time(token.expiresAt),
    time(token.revokedAt),
  ];
  return textTable([HEAD, ...tokens.map(cells)], []);
};

type TokenJson = {
  readonly name: string;
  readonly state: ApiTokenState;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
};

export const toTokenJson = (token: ApiToken, now: Date): TokenJson => ({
  name: token.name,
  state: apiTokenState(token, now),
  scopes: token.scopes,
  created_at: token.createdAt,
  last_used_at: token.lastUsedAt,
  expires_at: token.expiresAt,
  revoked_at: token.revokedAt,
});
