import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { fontPath, iconSvg } from "#domain/brand/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { etagOf } from "../middleware/etag.ts";
import { problemResponse } from "../problem.ts";

type BrandDependencies = {
  readonly settings: Pick<Settings, "brand" | "group">;
  /** Renders an SVG drawing as PNG with so many pixels a side. */
  readonly paintIcon: (svg: string, size: number) => Promise<Uint8Array>;
};

/** An icon keeps its address when it changes. */
const SOON = "public, max-age=600";
/** The address has the version. */
const FOREVER = "public, max-age=31536000, immutable";

const NOT_FOUND = { status: 404, title: "Not Found" } as const;

const ICON_SIZES = [192, 512] as const;

/** Icons, style sheet and font of the group: `/favicon.svg`, `/icon-192.png`, `/brand-{version}.css`, `/brand-{version}.woff2`. */
export const brandRoutes = ({ settings: { brand, group }, paintIcon }: BrandDependencies): Hono => {
  const routes = new Hono();
  const serve = (
    path: string,
    mediaType: string,
    cacheControl: string,
    read: () => Promise<Uint8Array> | Uint8Array,
  ) => {
    let body: Promise<Uint8Array> | null = null;
    routes.get(path, async (context) => {
      body ??= Promise.resolve(read());
      const bytes = await body.catch((error: unknown) => {
        body = null;
        throw error;
      });
      const headers = { ETag: etagOf(bytes), "Cache-Control": cacheControl };
      if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
      return context.body(Buffer.from(bytes), 200, { ...headers, "Content-Type": mediaType });
    });
  };
  const icon = iconSvg(brand, brand.shortName ?? group.name);
  serve("/favicon.svg", "image/svg+xml; charset=utf-8", SOON, () => Buffer.from(icon));
  for (const size of ICON_SIZES) serve(`/icon-${size}.png`, "image/png", SOON, () => paintIcon(icon, size));
  const { style, font } = brand;
  if (style !== null) {
    serve(style.path, "text/css; charset=utf-8", FOREVER, () => Buffer.from(style.css));
  }
  if (font.kind === "file") serve(fontPath(font.version), "font/woff2", FOREVER, () => readFile(font.file));
  // Addresses of an earlier brand.
  routes.get("/:name{brand-\\w+\\.css}", (context) => problemResponse(context, NOT_FOUND));
  return routes.get("/:name{brand-\\w+\\.woff2}", (context) => problemResponse(context, NOT_FOUND));
};
