import { readHostCookie, writeHostCookie } from "#domain/shared/index.ts";
import type { Middleware } from "./compose.ts";

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/**
 * Sets the cookie `langue=fr`, on https `__Host-langue=fr`, for a year, for other applications on the same host. Sent
 * with pages to browsers that lack it. The page cache contains no cookies; payloads, files and the API set none.
 */
export const languageCookie = (secure: boolean): Middleware => {
  const cookie = writeHostCookie(NAME, LANGUAGE, secure);
  return ({ method, headers: { accept = "", cookie: cookies = "" } }, res, next) => {
    if (method === "GET" && accept.includes("text/html") && readHostCookie(cookies, NAME) !== LANGUAGE)
      res.setHeader("Set-Cookie", cookie);
    next();
  };
};
