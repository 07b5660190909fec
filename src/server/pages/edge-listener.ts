import type { RequestListener, ServerResponse } from "node:http";
import { sendOverload } from "../middleware/overload-response.ts";
import { requestKind } from "../middleware/request-kind.ts";
import type { StaticFiles } from "../static-files/static-files.ts";

export type EdgeListenerDependencies = {
  readonly files: StaticFiles;
  /** The page at the path would be shed: they are refused before they cost anything. */
  readonly isOverloaded: (path: string) => boolean;
  /** Called for each page that is refused. */
  readonly onShed: () => void;
  /** Handles everything else. */
  readonly next: RequestListener;
};

/** Bytes; the longest path that the site writes has under 300, a picture of a feed's host under 1,000. */
const MAX_PATH_BYTES = 2_048;

const refuseLongPath = (res: ServerResponse): void => {
  res.writeHead(414, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end("Cette adresse est trop longue.\n");
};

/** Serves static files from memory and refuses pages under overload, on node:http alone; everything else goes to `next`. */
export const createEdgeListener =
  ({ files, isOverloaded, onShed, next }: EdgeListenerDependencies): RequestListener =>
  (req, res) => {
    const url = req.url ?? "/";
    const queryStart = url.indexOf("?");
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    if (path.length > MAX_PATH_BYTES) {
      refuseLongPath(res);
      return;
    }
    if (req.method === "GET" || req.method === "HEAD") {
      if (files(req, res, path)) return;
      if (requestKind(req.method, url) === "page" && isOverloaded(path)) {
        onShed();
        sendOverload(req, res);
        return;
      }
    }
    next(req, res);
  };
