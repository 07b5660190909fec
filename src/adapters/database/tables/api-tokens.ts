/** Tokens of other programs. Times are ISO 8601; `scopes` are separated by spaces. */
export type ApiTokenTables = {
  api_tokens: {
    name: string;
    /** SHA-256 of the token, in hexadecimal. */
    hash: string;
    scopes: string;
    created_at: string;
    last_used_at: string | null;
    expires_at: string | null;
    revoked_at: string | null;
  };
};
