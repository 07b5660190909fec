import type { SiteServices } from "#application/site/index.ts";

/**
 * The value of `load`, or `fallback` while the database is down. For optional data of a page that returns a form with
 * the visitor's entries.
 */
export const orWithoutDatabase = async <T>(
  { isUnavailable }: SiteServices<"isUnavailable">,
  load: () => Promise<T>,
  fallback: T,
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (isUnavailable(error)) return fallback;
    throw error;
  }
};
