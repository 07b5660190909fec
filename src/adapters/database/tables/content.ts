/** SHA-256 of a picture and its focus in base64url, and when a draft with it was last opened (ISO 8601). */
export type ContentTables = { draft_focuses: { digest: string; opened_at: string } };
