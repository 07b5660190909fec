import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Answers the request, or passes it on. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Passes each request through the list in order; `last` answers the requests that nothing else has answered. */
export const compose = (middleware: readonly Middleware[], last: RequestListener): RequestListener =>
  middleware.reduceRight<RequestListener>((next, handle) => (req, res) => handle(req, res, () => next(req, res)), last);
