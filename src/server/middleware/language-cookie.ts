import type { IncomingMessage, RequestListener } from "node:http";
import { readHostCookie, writeHostCookie } from "#domain/shared/index.ts";

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/** The cookie that the answer to a request sets; null for none. */
export type LanguageCookie = (req: Pick<IncomingMessage, "method" | "headers">) => string | null;

/**
 * The cookie `langue=fr`, on https `__Host-langue=fr`, for a year, for other applications on the same host: with the pages of
 * browsers that have none. The page cache holds no cookies, and payloads, files and the API set none.
 */
export const createLanguageCookie = (secure: boolean): LanguageCookie => {
  const cookie = writeHostCookie(NAME, LANGUAGE, secure);
  return ({ method, headers: { accept = "", cookie: cookies = "" } }) =>
    method === "GET" && accept.includes("text/html") && readHostCookie(cookies, NAME) !== LANGUAGE ? cookie : null;
};

export const withLanguageCookie =
  (listener: RequestListener, cookieFor: LanguageCookie): RequestListener =>
  (req, res) => {
    const cookie = cookieFor(req);
    if (cookie !== null) res.setHeader("Set-Cookie", cookie);
    listener(req, res);
  };
