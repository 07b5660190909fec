/** What a token allows, in the order of the documentation. The only list of scopes. */
export const API_SCOPES = {
  "vehicles:write": "Change vehicles: price, state, visibility",
  "leads:write": "Send leads",
  "leads:read": "Read the state of a lead",
  "leads:events": "Record what became of a lead",
} as const satisfies Readonly<Record<string, string>>;

export type ApiScope = keyof typeof API_SCOPES;

export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as readonly ApiScope[];

/** A token of another program, without its secret. Times are ISO 8601. */
export type ApiToken = {
  /** Names the program in what it changes; never given twice, so that this stays true. */
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: string;
  /** To the minute; null before the first request. */
  readonly lastUsedAt: string | null;
  /** Null: it does not expire. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
};

export const apiTokenState = ({ expiresAt, revokedAt }: ApiToken, now: Date): "active" | "expired" | "revoked" => {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && new Date(expiresAt) <= now ? "expired" : "active";
};

/** A name is part of commands and of the log. */
export const isApiTokenName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text);

/** Bytes of a token's secret: 256 bits, which nobody guesses. */
export const API_TOKEN_BYTES = 32;

/** Begins every token, so that programs that look for published secrets recognise one. */
const PREFIX = "vitrine_";

/** `secret`: `API_TOKEN_BYTES` bytes in base64url. */
export const formatApiToken = (secret: string): string => PREFIX + secret;

/** Whether a text may be a token; anything else needs no look-up. */
export const isApiTokenText = (text: string): boolean => /^vitrine_[\w-]{43}$/.test(text);
