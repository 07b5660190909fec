import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Answers the request, or leaves it to what comes after it. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Passes each request through the list, in its order; `last` answers what none of them has answered. */
export const compose = (middleware: readonly Middleware[], last: RequestListener): RequestListener =>
  middleware.reduceRight<RequestListener>((next, handle) => (req, res) => handle(req, res, () => next(req, res)), last);
