import { mapTexts } from "#domain/content/index.ts";

/**
 * Replaces the addresses of the site's own files by their paths: stories that came from the site's delivery API name its
 * files as other hosts need it. `siteUrl`: without a path.
 */
export const withOwnFiles = <T>(story: T, siteUrl: string): T => {
  const prefix = `${siteUrl}/media/`;
  return mapTexts(story, (text) => (text.startsWith(prefix) ? text.slice(siteUrl.length) : text));
};
