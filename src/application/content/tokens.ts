import type { DeliveryAccess, IsSameSecret } from "./ports.ts";

/** The public token opens published content, the preview token drafts too. */
export type ContentTokens = {
  readonly publicToken: string;
  readonly previewToken: string;
  readonly isSameSecret: IsSameSecret;
};

/** Access of a token; null without one of the two tokens. */
export const accessOf = (
  { publicToken, previewToken, isSameSecret }: ContentTokens,
  token: string | null,
): DeliveryAccess => {
  if (isSameSecret(token ?? "", previewToken)) return "drafts";
  return isSameSecret(token ?? "", publicToken) ? "published" : null;
};
