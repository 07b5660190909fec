import type { Middleware } from "./compose.ts";

/** Sets the headers before any handler, so that every response has them. */
export const setHeaders = (headers: Readonly<Record<string, string>>): Middleware => {
  const entries = Object.entries(headers);
  return (_, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value);
    next();
  };
};
