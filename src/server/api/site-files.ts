import { Hono } from "hono";
import { etagOf } from "../middleware/etag.ts";

export type SiteFile = { readonly body: string; readonly mediaType: string };

/** The file of that name as it stands; null where there is none. */
export type SiteFiles = (name: string) => Promise<SiteFile | null>;

const CACHE = "public, max-age=600";

/** What robots, readers and systems ask for at the root: sitemap, robots, news feed, manifest. */
export const siteFileRoutes = (files: SiteFiles): Hono =>
  new Hono().get("/:name{[a-z]+(?:-\\d+)?\\.(?:xml|txt|webmanifest)}", async (context, next) => {
    const file = await files(context.req.param("name"));
    if (file === null) return next();
    const etag = etagOf(new TextEncoder().encode(file.body));
    const headers = { ETag: etag, "Cache-Control": CACHE };
    if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
    return context.body(file.body, 200, { ...headers, "Content-Type": file.mediaType });
  });
