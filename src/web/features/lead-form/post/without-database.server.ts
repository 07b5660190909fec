import type { SiteServices } from "#application/site/index.ts";

/**
 * The value of `load`, or `fallback` while the database does not answer. For what a page can do without when it
 * returns a form with everything that the visitor typed.
 */
export const orWithoutDatabase = async <T>(
  { isUnavailable }: Pick<SiteServices, "isUnavailable">,
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
