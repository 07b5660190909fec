import type { StockExport, StockExports } from "#application/exports/index.ts";
import { Hono, type Context } from "hono";
import { isAccepted } from "../middleware/compression.ts";

/** Networks poll every few minutes at most. */
const CACHE_CONTROL = "public, max-age=300";

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim() === etag));

const answer = async (context: Context, file: string, stockExport: StockExport): Promise<Response> => {
  const headers = {
    ETag: stockExport.etag,
    "Cache-Control": CACHE_CONTROL,
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
  };
  if (matchesEtag(context.req.header("if-none-match"), stockExport.etag)) return context.body(null, 304, headers);
  const encoding = isAccepted("gzip", context.req.header("accept-encoding")) ? "gzip" : "identity";
  const { modified, read } = await stockExport.file();
  const responseHeaders: Record<string, string> = {
    ...headers,
    "Content-Type": stockExport.mediaType,
    "Content-Disposition": `inline; filename="${file}"`,
    "Last-Modified": modified.toUTCString(),
    ...(encoding === "gzip" ? { "Content-Encoding": "gzip" } : {}),
  };
  if (context.req.method === "HEAD") return context.body(null, 200, responseHeaders);
  return context.body(read(encoding), 200, responseHeaders);
};

/** `GET /feeds/{file}`: stock exports for networks and for re-import. */
export const feedRoutes = (exports: StockExports): Hono =>
  new Hono().get("/feeds/:file", async (context, next) => {
    const file = context.req.param("file");
    const stockExport = await exports(file);
    return stockExport === null ? next() : answer(context, file, stockExport);
  });
