import { createHash, timingSafeEqual } from "node:crypto";
import type { DeliveryAccess } from "#application/content/ports.ts";
import { getContentPreviewToken, type Database } from "../../adapters/database/index.ts";
import type { Config } from "../config.ts";

/** The public token opens published content, the preview token drafts too. */
export type ContentTokens = {
  readonly publicToken: string;
  readonly previewToken: string;
  /** Constant time: it does not reveal how much of a token is right. */
  readonly accessOf: (token: string | null) => DeliveryAccess;
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The public token is configured. The preview token is created once and stored in the database. */
export const createContentTokens = async (config: Config, database: Database): Promise<ContentTokens> => {
  const publicToken = config.contentPublicToken;
  const previewToken = await getContentPreviewToken(database);
  const publicDigest = digest(publicToken);
  const previewDigest = digest(previewToken);
  return {
    publicToken,
    previewToken,
    accessOf: (token) => {
      const tokenDigest = digest(token ?? "");
      if (timingSafeEqual(tokenDigest, previewDigest)) return "drafts";
      return timingSafeEqual(tokenDigest, publicDigest) ? "published" : null;
    },
  };
};
