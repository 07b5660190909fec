import { getPath } from "hono/utils/url";

/** The path of a request's URL as it was sent, without its query. */
export const pathOf = (url = "/"): string => {
  const queryStart = url.indexOf("?");
  return queryStart === -1 ? url : url.slice(0, queryStart);
};

/** Escapes, steps up and backslashes, which a URL parser and the router rewrite. */
const REWRITTEN = /[%\\]|\/\./;

/** The path by which the router finds the route of a request: without escapes, steps up and query. */
export const routedPath = (url = "/"): string => {
  const path = pathOf(url);
  if (!REWRITTEN.test(path)) return path;
  return getPath(new Request(`http://localhost${path}`));
};

/** `/*` at the end of a pattern stands for any rest, `/*.` at the beginning for any name. */
export const matchesPath = (path: string, pattern: string): boolean => {
  if (pattern.startsWith("/*.")) return path.endsWith(pattern.slice(2)) && !path.slice(1).includes("/");
  return pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
};
