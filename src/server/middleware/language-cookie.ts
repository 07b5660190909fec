import { readHostCookie, writeHostCookie } from "#domain/shared/index.ts";
import type { Middleware } from "./compose.ts";

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/**
 * The cookie `langue=fr`, on https `__Host-langue=fr`, for a year, for other applications on the same host: with the pages of
 * browsers that have none. The page cache holds no cookies, and payloads, files and the API set none.
 */
export const languageCookie = (secure: boolean): Middleware => {
  const cookie = writeHostCookie(NAME, LANGUAGE, secure);
  return ({ method, headers: { accept = "", cookie: cookies = "" } }, res, next) => {
    if (method === "GET" && accept.includes("text/html") && readHostCookie(cookies, NAME) !== LANGUAGE)
      res.setHeader("Set-Cookie", cookie);
    next();
  };
};
