import type { Middleware } from "./compose.ts";
import { pathOf } from "./request-path.ts";

/** In bytes; the site's own paths have under 300, a picture of a feed's host under 1,000. */
const MAX_PATH_BYTES = 2_048;

/** Rejects a path that is too long before anything else reads it. */
export const refuseLongPath: Middleware = ({ url }, res, next) => {
  if (pathOf(url).length <= MAX_PATH_BYTES) return next();
  res.writeHead(414, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end("Cette adresse est trop longue.\n");
};
