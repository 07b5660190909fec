import type { RequestListener } from "node:http";

/** Sets the headers before anything answers, so that no answer is without them. */
export const withHeaders =
  (listener: RequestListener, headers: Readonly<Record<string, string>>): RequestListener =>
  (req, res) => {
    for (const name in headers) res.setHeader(name, headers[name] ?? "");
    listener(req, res);
  };
