import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";

/** Bytes that the service's word may have: it names one story or one release. */
const MOST_BYTES = 64 * 1024;

/**
 * Whether the body was signed with the secret: `webhook-signature` is its HMAC-SHA1 in hex. Source: Storyblok, "Webhooks:
 * securing a webhook".
 */
const isSigned = (body: Uint8Array, signature: string | undefined, secret: string): boolean => {
  const right = createHmac("sha1", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === right.length && timingSafeEqual(given, right);
};

/**
 * `POST /content/published`: the content service tells that something was published. What it tells is not believed but
 * asked after, so that a word that comes twice, late or out of order does no harm.
 */
export const contentPublishedRoutes = (secret: string | null, published: () => Promise<unknown>): Hono =>
  new Hono().post(
    "/content/published",
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => problem(context, { status: 413, title: "Content Too Large" }),
    }),
    async (context) => {
      const body = new Uint8Array(await context.req.arrayBuffer());
      if (secret === null || !isSigned(body, context.req.header("webhook-signature"), secret)) {
        return problem(context, { status: 401, title: "Unauthorized" });
      }
      await published();
      return context.body(null, 204);
    },
  );
