import { Hono, type Context } from "hono";
import { takenEncodings } from "../middleware/compression.ts";
import { CLOSED_POLICY } from "../middleware/security-headers.ts";

/** One format of the stock as it stands. The entity tag is known without reading the stock. */
export type StockExport = {
  readonly etag: string;
  readonly mediaType: string;
  readonly open: (
    encoding: "gzip" | "identity",
  ) => Promise<{ readonly modified: Date; readonly stream: ReadableStream<Uint8Array> }>;
};

/** The export of that file name; null where there is none. */
export type StockExports = (file: string) => Promise<StockExport | null>;

/** Networks ask every few minutes at most; what they get may be that old. */
const CACHE = "public, max-age=300";

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim() === etag));

const answer = async (context: Context, file: string, found: StockExport): Promise<Response> => {
  const headers = {
    ETag: found.etag,
    "Cache-Control": CACHE,
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": CLOSED_POLICY,
  };
  if (matches(context.req.header("if-none-match"), found.etag)) return context.body(null, 304, headers);
  const encoding = takenEncodings(context.req.header("accept-encoding")).has("gzip") ? "gzip" : "identity";
  const { modified, stream } = await found.open(encoding);
  const sent: Record<string, string> = {
    ...headers,
    "Content-Type": found.mediaType,
    "Content-Disposition": `inline; filename="${file}"`,
    "Last-Modified": modified.toUTCString(),
    ...(encoding === "gzip" ? { "Content-Encoding": "gzip" } : {}),
  };
  if (context.req.method !== "HEAD") return context.body(stream, 200, sent);
  await stream.cancel();
  return context.body(null, 200, sent);
};

/** `GET /feeds/{file}`: the stock for networks and for ourselves. Any other name is an address like every other. */
export const feedRoutes = (exports: StockExports): Hono =>
  new Hono().get("/feeds/:file", async (context, next) => {
    const file = context.req.param("file");
    const found = await exports(file);
    return found === null ? next() : answer(context, file, found);
  });
