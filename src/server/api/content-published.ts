import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problemResponse } from "../problem.ts";

/** The webhook names one story or one release. */
const MAX_BYTES = 64 * 1024;

/** `webhook-signature` is the body's HMAC-SHA1 in hex. Source: Storyblok, "Webhooks: securing a webhook". */
const isSigned = (body: Uint8Array, signature: string | undefined, secret: string): boolean => {
  const expected = createHmac("sha1", secret).update(body).digest();
  const actual = Buffer.from(signature ?? "", "hex");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/**
 * `POST /content/published`: webhook of the content service. The payload is ignored and the content is reloaded, so
 * repeated, late or reordered calls do no harm.
 */
export const contentPublishedRoutes = (secret: string | null, onPublished: () => Promise<unknown>): Hono =>
  new Hono().post(
    "/content/published",
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: (context) => problemResponse(context, { status: 413, title: "Content Too Large" }),
    }),
    async (context) => {
      const body = new Uint8Array(await context.req.arrayBuffer());
      if (secret === null || !isSigned(body, context.req.header("webhook-signature"), secret)) {
        return problemResponse(context, { status: 401, title: "Unauthorized" });
      }
      await onPublished();
      // The content service takes an answer without a body, or of another type, for a failure.
      return context.json({ reloaded: true });
    },
  );
