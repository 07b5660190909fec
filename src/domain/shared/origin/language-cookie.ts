import { readHostCookie, writeHostCookie } from "./host-cookie.ts";

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/**
 * The cookie `langue=fr`, on https `__Host-langue=fr`, for a year, that a browser lacks, for other applications on the
 * same host; null if it has it. `cookies`: a `Cookie` header or `document.cookie`. `secure`: the site uses https.
 */
export const missingLanguageCookie = (cookies: string, secure: boolean): string | null =>
  readHostCookie(cookies, NAME) === LANGUAGE ? null : writeHostCookie(NAME, LANGUAGE, secure);
