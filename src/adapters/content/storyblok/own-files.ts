import { isRecord } from "#domain/shared/index.ts";

const withoutOrigin = (value: unknown, prefix: string, origin: string): unknown => {
  if (typeof value === "string") return value.startsWith(prefix) ? value.slice(origin.length) : value;
  if (Array.isArray(value)) return value.map((child) => withoutOrigin(child, prefix, origin));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withoutOrigin(child, prefix, origin)]));
};

/**
 * Replaces the addresses of the site's own files by their paths: stories that came from the site's delivery API name its
 * files as other hosts need it. `siteUrl`: without a path.
 */
export const withOwnFiles = <T>(story: T, siteUrl: string): T =>
  withoutOrigin(story, `${siteUrl}/media/`, siteUrl) as T;
