import type { MiddlewareHandler } from "hono";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";

/** Sends an answer that is no page compressed, with the policy of one that may load nothing. */
export const compressed =
  (policy: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const response = context.res;
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", policy);
    headers.append("Vary", "Accept-Encoding");
    const body = new Uint8Array(await response.arrayBuffer());
    const encoding = acceptedEncoding(context.req.header("accept-encoding"));
    if (encoding === "identity" || !isCompressible(headers.get("content-type"), body.byteLength)) {
      context.res = new Response(body, { status: response.status, headers });
      return;
    }
    headers.set("Content-Encoding", encoding);
    const small = await compress(body, encoding, 5);
    context.res = undefined;
    context.res = new Response(small as Uint8Array<ArrayBuffer>, { status: response.status, headers });
  };
