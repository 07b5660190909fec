import { trimCharacters } from "../shared/index.ts";

export const HOME_SLUG = "home";

/** URL path of a story, encoded: a slug may have accents. */
export const storyPath = (slug: string): string => (slug === HOME_SLUG ? "/" : `/${encodeURI(slug)}`);

/** A second address of the home page, whose canonical address is the root. */
export const HOME_PAGE_PATH = "/home-page";

const decodePath = (pathname: string): string => {
  try {
    return decodeURI(pathname).normalize();
  } catch {
    return pathname;
  }
};

/** Slug of the story at a URL path, encoded or not; the root is the home page. */
export const pathToSlug = (pathname: string): string =>
  pathname === HOME_PAGE_PATH ? HOME_SLUG : trimCharacters(decodePath(pathname), "/") || HOME_SLUG;
