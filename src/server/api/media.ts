import { type Context, Hono } from "hono";
import type { IconSource, PictureService, RenderedPicture } from "#application/media/ports.ts";
import {
  isPageSize,
  parsePictureAddress,
  type PictureFormat,
  readIconRequest,
  writeIconSet,
} from "#domain/media/index.ts";
import { type PaintedCar, parsePaintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import type { AppEnv } from "../app-dependencies.ts";
import { problemResponse } from "../problem.ts";

/** `/studio/2/suv-front-red.jpg`: painted studio pictures. The unpainted ones are static files. */
export const studioRoutes = (paint: (car: PaintedCar) => Promise<Uint8Array>): Hono =>
  new Hono().get("/studio/:version{\\d+}/:name{.+\\.jpg}", async (context) => {
    const { version, name } = context.req.param();
    const car = parsePaintedFileName(name);
    if (car === null) return problemResponse(context, { status: 404, title: "Not Found" });
    // Search engines and shared links still use the URLs of older studios.
    if (`studio/${version}` !== STUDIO_FOLDER) return context.redirect(`/${STUDIO_FOLDER}/${name}`, 301);
    return context.body(new Uint8Array(await paint(car)), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });

/** `GET /icons/{prefix}.json?icons=a,b,c`, compatible with the Iconify API. */
export const iconRoutes = (icons: IconSource): Hono =>
  new Hono().get("/icons/:file{.+\\.json}", async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const prefix = context.req.param("file").replace(/\.json$/, "");
    const request = readIconRequest(prefix, searchParams.get("icons"), pathname + search);
    if (!request.ok) return problemResponse(context, { status: 400, title: "Bad Request", detail: request.error });
    const resolved = await icons(request.value);
    const found = [...(resolved?.values() ?? [])].filter((icon) => icon !== null).length;
    if (resolved === null || found === 0) return problemResponse(context, { status: 404, title: "Not Found" });
    const isComplete = found === request.value.names.length;
    return context.json(writeIconSet(request.value, resolved), 200, {
      "Cache-Control": isComplete ? "public, max-age=604800" : "public, max-age=60",
    });
  });

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
