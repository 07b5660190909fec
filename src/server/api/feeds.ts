import type { StockExport, StockExports } from "#application/exports/index.ts";
import { Hono, type Context } from "hono";
import { isAccepted } from "../middleware/compression.ts";
import { problemResponse } from "../problem.ts";

/** Networks poll every few minutes at most. */
const CACHE_CONTROL = "public, max-age=300";

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim() === etag));

/** A network asks again after this time. */
const RETRY_AFTER_S = "300";

const unavailable = (context: Context): Response => {
  context.header("Retry-After", RETRY_AFTER_S);
  context.header("Cache-Control", "no-store");
  const detail = "The stock cannot be exported now, and there is no previous export. Ask again in five minutes.";
  return problemResponse(context, { status: 503, title: "Service Unavailable", detail });
};

const answer = async (context: Context, name: string, stockExport: StockExport): Promise<Response> => {
  const headersOf = (etag: string): Record<string, string> => ({
    ETag: etag,
    "Cache-Control": CACHE_CONTROL,
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
  });
  const isKnown = (etag: string): boolean => matchesEtag(context.req.header("if-none-match"), etag);
  const { etag } = stockExport;
  if (etag !== null && isKnown(etag)) return context.body(null, 304, headersOf(etag));
  const encoding = isAccepted("gzip", context.req.header("accept-encoding")) ? "gzip" : "identity";
  const file = await stockExport.file();
  if (file === null) return unavailable(context);
  if (isKnown(file.etag)) return context.body(null, 304, headersOf(file.etag));
  const responseHeaders: Record<string, string> = {
    ...headersOf(file.etag),
    "Content-Type": stockExport.mediaType,
    "Content-Disposition": `inline; filename="${name}"`,
    "Last-Modified": file.modified.toUTCString(),
    ...(encoding === "gzip" ? { "Content-Encoding": "gzip" } : {}),
  };
  if (context.req.method === "HEAD") return context.body(null, 200, responseHeaders);
  return context.body(file.read(encoding), 200, responseHeaders);
};

/** `GET /feeds/{file}`: stock exports for networks and for re-import. */
export const feedRoutes = (exports: StockExports): Hono =>
  new Hono().get("/feeds/:file", async (context, next) => {
    const file = context.req.param("file");
    const stockExport = await exports(file);
    return stockExport === null ? next() : answer(context, file, stockExport);
  });
