import type { RequestListener } from "node:http";
import { readHostCookie, writeHostCookie } from "#domain/shared/index.ts";

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/**
 * Sets the cookie `langue=fr`, on https `__Host-langue=fr`, for a year, for other applications on the same host: with the
 * pages of browsers that have none. The page cache holds no cookies, and payloads, files and the API set none.
 */
export const withLanguageCookie = (listener: RequestListener, secure: boolean): RequestListener => {
  const cookie = writeHostCookie(NAME, LANGUAGE, secure);
  return (req, res) => {
    const { accept = "", cookie: cookies = "" } = req.headers;
    if (req.method === "GET" && accept.includes("text/html") && readHostCookie(cookies, NAME) !== LANGUAGE)
      res.setHeader("Set-Cookie", cookie);
    listener(req, res);
  };
};
