import { isPublicSiteUrl } from "#application/site/index.ts";

/** The site in a sentence of an email to the staff: its address where it is public, none where it is not theirs. */
export const nameSite = ({ url }: { readonly url: string }): string =>
  isPublicSiteUrl(url) ? `le site ${url}` : "le site";

/** "2026-11-27 à 17:15 (UTC)" */
export const formatNoticeTime = (iso: string): string => `${iso.slice(0, 10)} à ${iso.slice(11, 16)} (UTC)`;
