import type { MiddlewareHandler } from "hono";
import { compress, encodingFor } from "./compression.ts";

/** Sends an answer that is no page compressed, with the policy of one that may load nothing. */
export const compressed =
  (policy: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const response = context.res;
    // An answer without a body, such as 304, may not be given an empty one.
    if (response.body === null) return;
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", policy);
    headers.append("Vary", "Accept-Encoding");
    const body = new Uint8Array(await response.arrayBuffer());
    const encoding = encodingFor(context.req.header("accept-encoding"), headers.get("content-type"), body.byteLength);
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    const sent = await compress(body, encoding, 5);
    // Hono adds an earlier answer's headers to a new one unless that is gone.
    context.res = undefined;
    context.res = new Response(sent as Uint8Array<ArrayBuffer>, { status: response.status, headers });
  };
