import type { ApiToken } from "#domain/api-tokens/index.ts";

/** Tokens of other programs. A token's secret is never stored, only its SHA-256. */
export type ApiTokenStore = {
  /** By name. */
  readonly list: () => Promise<readonly ApiToken[]>;
  /** `hash`: SHA-256 of the whole token, in hexadecimal. False: there is or was a token of that name. */
  readonly add: (token: ApiToken, hash: string) => Promise<boolean>;
  /** `at`: ISO 8601. An earlier revocation stays. False: there is no such token. */
  readonly revoke: (name: string, at: string) => Promise<boolean>;
  readonly findByHash: (hash: string) => Promise<ApiToken | null>;
  /** `at`: ISO 8601. */
  readonly recordUse: (name: string, at: string) => Promise<void>;
};
