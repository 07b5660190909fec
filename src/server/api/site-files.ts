import type { SiteFiles } from "#application/seo/index.ts";
import { Hono } from "hono";
import { etagOf } from "../middleware/etag.ts";

const CACHE_CONTROL = "public, max-age=600";

/** Files at the root: sitemaps, robots.txt, llms.txt, news feed, manifest. */
export const siteFileRoutes = (files: SiteFiles): Hono =>
  new Hono().get("/:name{[a-z]+(?:-\\d+)?\\.(?:xml|txt|webmanifest)}", async (context, next) => {
    const file = await files(context.req.param("name"));
    if (file === null) return next();
    const etag = etagOf(new TextEncoder().encode(file.body));
    const headers = { ETag: etag, "Cache-Control": CACHE_CONTROL };
    if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
    return context.body(file.body, 200, { ...headers, "Content-Type": file.mediaType });
  });
