import type { MiddlewareHandler } from "hono";
import { compress, encodingFor } from "./compression.ts";

/** Compresses responses that are not pages. */
export const compressResponse: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  // A response without a body, such as 304, must stay without one. A page in the place of a file is compressed already.
  if (response.body === null || response.headers.has("Content-Encoding")) return;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const body = new Uint8Array(await response.arrayBuffer());
  const encoding = encodingFor(context.req.header("accept-encoding"), headers.get("content-type"), body.byteLength);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const encodedBody = await compress(body, encoding);
  // Hono merges the headers of the previous response into the new one unless it is cleared first.
  context.res = undefined;
  context.res = new Response(encodedBody as Uint8Array<ArrayBuffer>, { status: response.status, headers });
};
