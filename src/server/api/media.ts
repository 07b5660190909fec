import type { RenderedPicture, PictureService } from "#application/media/ports.ts";
import { Hono, type Context } from "hono";
import { isPageSize, parsePictureAddress, type PictureFormat } from "#domain/media/index.ts";
import type { AppEnv } from "../app-dependencies.ts";
import { problemResponse } from "../problem.ts";

const acceptedFormats = (header: string | undefined): readonly PictureFormat[] =>
  (["avif", "webp"] as const).filter((format) => header?.includes(`image/${format}`));

/** Content assets may be replaced under the same name; files named by their content never change. */
const cacheControl = ({ immutable }: RenderedPicture): string =>
  immutable ? "public, max-age=31536000, immutable" : "public, max-age=86400, stale-while-revalidate=604800";

const send = (context: Context, picture: RenderedPicture): Response => {
  const headers = {
    "Cache-Control": cacheControl(picture),
    ETag: picture.etag,
    Vary: "Accept",
  };
  if (context.req.header("if-none-match") === picture.etag) return context.body(null, 304, headers);
  return context.body(new Uint8Array(picture.bytes), 200, { ...headers, "Content-Type": `image/${picture.format}` });
};

/** `GET /media/{asset}/m/{W}x{H}/filters:…` */
export const mediaRoutes = (pictures: PictureService): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/media/*", async (context) => {
    const request = parsePictureAddress(new URL(context.req.url).pathname);
    if (!request.ok) return problemResponse(context, { status: 400, title: "Bad Request", detail: request.error });
    if (!isPageSize(request.value.rendition)) {
      const detail = "Pictures are made in the sizes of the site's pages.";
      return problemResponse(context, { status: 400, title: "Bad Request", detail });
    }
    const client = { client: context.env?.address ?? "", signal: context.req.raw.signal };
    const answer = await pictures(request.value, acceptedFormats(context.req.header("accept")), client);
    if (answer.kind === "picture") return send(context, answer);
    if (answer.kind === "missing") return problemResponse(context, { status: 404, title: "Not Found" });
    if (answer.kind === "refused") {
      return problemResponse(context, { status: 400, title: "Bad Request", detail: answer.reason });
    }
    context.header("Retry-After", "2");
    return problemResponse(context, {
      status: 503,
      title: "Service Unavailable",
      detail: "Too many pictures are being made.",
    });
  });
