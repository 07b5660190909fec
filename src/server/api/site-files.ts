import { Hono } from "hono";
import type { SiteFiles } from "#application/seo/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { isSecurityContactValid, type Settings } from "#domain/site/index.ts";
import { etagOf } from "../middleware/etag.ts";
import { problemResponse } from "../problem.ts";

type SecurityTextDependencies = {
  readonly settings: Pick<Settings, "security">;
  readonly siteUrl: string;
  readonly clock: Clock;
};

/** `GET /.well-known/security.txt` (RFC 9116); absent without a contact, and after its expiry, as the RFC requires. */
export const securityTextRoutes = ({ settings, siteUrl, clock }: SecurityTextDependencies): Hono =>
  new Hono().get("/.well-known/security.txt", (context) => {
    const { contact, expires } = settings.security;
    if (!isSecurityContactValid(settings.security, clock.now())) {
      return problemResponse(context, { status: 404, title: "Not Found" });
    }
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}T00:00:00.000Z`,
      "Preferred-Languages: fr, en",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join("\n")}\n`);
  });

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
