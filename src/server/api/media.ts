import { Hono, type Context } from "hono";
import { parsePictureAddress, type MadePicture, type PictureFormat, type PictureService } from "#domain/media/index.ts";
import { CLOSED_POLICY } from "../middleware/security-headers.ts";
import { problem } from "./problem.ts";

const acceptsOf = (header: string | undefined): readonly PictureFormat[] =>
  (["avif", "webp"] as const).filter((format) => header?.includes(`image/${format}`));

/** A file of the pages may be replaced under its name; what is named by its content, or by a host that does so, never. */
const cacheControl = ({ lasting }: MadePicture): string =>
  lasting ? "public, max-age=31536000, immutable" : "public, max-age=86400, stale-while-revalidate=604800";

const send = (context: Context, picture: MadePicture): Response => {
  const headers = {
    "Cache-Control": cacheControl(picture),
    ETag: picture.etag,
    Vary: "Accept",
    "Content-Security-Policy": CLOSED_POLICY,
  };
  if (context.req.header("if-none-match") === picture.etag) return context.body(null, 304, headers);
  return context.body(new Uint8Array(picture.bytes), 200, { ...headers, "Content-Type": `image/${picture.format}` });
};

/** `GET /media/{asset}/m/{W}x{H}/filters:…` */
export const mediaRoutes = (pictures: PictureService): Hono =>
  new Hono().get("/media/*", async (context) => {
    const request = parsePictureAddress(new URL(context.req.url).pathname);
    if (!request.ok) return problem(context, { status: 400, title: "Bad Request", detail: request.error });
    const answer = await pictures(request.value, acceptsOf(context.req.header("accept")));
    if (answer.kind === "picture") return send(context, answer);
    if (answer.kind === "missing") return problem(context, { status: 404, title: "Not Found" });
    if (answer.kind === "refused") {
      return problem(context, { status: 400, title: "Bad Request", detail: answer.reason });
    }
    context.header("Retry-After", "2");
    return problem(context, { status: 503, title: "Service Unavailable", detail: "Too many pictures are being made." });
  });
