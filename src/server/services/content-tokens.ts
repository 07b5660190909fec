import { createHash, timingSafeEqual } from "node:crypto";
import type { Access } from "#domain/content-delivery/index.ts";
import { contentPreviewToken, type Database } from "../../adapters/database/index.ts";
import type { Config } from "../config.ts";

/** What opens the content: to everybody what is published, to editors what is not yet. */
export type ContentTokens = {
  readonly publicToken: string;
  readonly previewToken: string;
  /** What a token opens. Takes the same time for every wrong one. */
  readonly accessOf: (token: string | null) => Access;
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The public token is configured; the one for previews is made once and kept in the database, alike for all nodes. */
export const createContentTokens = async (config: Config, database: Database): Promise<ContentTokens> => {
  const publicToken = config.contentPublicToken;
  const previewToken = await contentPreviewToken(database);
  const ofPublic = digest(publicToken);
  const ofPreview = digest(previewToken);
  return {
    publicToken,
    previewToken,
    accessOf: (token) => {
      const given = digest(token ?? "");
      if (timingSafeEqual(given, ofPreview)) return "drafts";
      return timingSafeEqual(given, ofPublic) ? "published" : null;
    },
  };
};
