import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { fontPath, iconSvg, SOCIAL_PICTURE, socialPictureSvg } from "#domain/brand/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { compressFile, type Encoding, encodingFor } from "../middleware/compression.ts";
import { etagOf } from "../middleware/etag.ts";
import { problemResponse } from "../problem.ts";

type BrandDependencies = Pick<AppDependencies, "paint"> & {
  readonly settings: Pick<Settings, "brand" | "group">;
};

/** An icon or the social picture keeps its address when it changes. */
const SOON = "public, max-age=600";
/** The address has the version. */
const FOREVER = "public, max-age=31536000, immutable";

const NOT_FOUND = { status: 404, title: "Not Found" } as const;

/** PNG icons and their sizes in pixels; readers of bookmarks and feeds ask for those of Apple without reading a page. */
const PNG_ICONS = [
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
  ["/apple-touch-icon.png", 180],
  ["/apple-touch-icon-precomposed.png", 180],
] as const;

const ICO_SIZE = 32;

/** An ICO file of one PNG. Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
const icoOf = (png: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // It is an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // with one plane
  head.writeUInt16LE(32, 12); // of 32 bits a pixel,
  head.writeUInt32LE(png.byteLength, 14); // so many bytes
  head.writeUInt32LE(head.byteLength, 18); // from here on.
  return Buffer.concat([head, png]);
};

/** Icons, social picture, style sheet and font of the group: `/favicon.svg`, `/icon-192.png`, `/favicon.ico`, `/brand-{version}.css`, `/brand-{version}.woff2`. */
export const brandRoutes = ({ settings, paint }: BrandDependencies): Hono => {
  const { brand, group } = settings;
  const routes = new Hono();
  const serve = (
    path: string,
    mediaType: string,
    cacheControl: string,
    read: () => Promise<Uint8Array> | Uint8Array,
  ) => {
    const bodies = new Map<Encoding, Promise<Uint8Array>>();
    const bodyIn = async (encoding: Encoding): Promise<Uint8Array> => {
      const body = bodies.get(encoding) ?? create(encoding);
      bodies.set(encoding, body);
      return body.catch((error: unknown) => {
        bodies.delete(encoding);
        throw error;
      });
    };
    const create = async (encoding: Encoding): Promise<Uint8Array> =>
      encoding === "identity" ? read() : compressFile(await bodyIn("identity"), encoding);
    routes.get(path, async (context) => {
      const bytes = await bodyIn("identity");
      const headers = { ETag: etagOf(bytes), "Cache-Control": cacheControl, Vary: "Accept-Encoding" };
      if (context.req.header("if-none-match") === headers.ETag) return context.body(null, 304, headers);
      const encoding = encodingFor(context.req.header("accept-encoding"), mediaType, bytes.byteLength);
      const encoded = { ...headers, ...(encoding !== "identity" && { "Content-Encoding": encoding }) };
      return context.body(Buffer.from(await bodyIn(encoding)), 200, { ...encoded, "Content-Type": mediaType });
    });
  };
  const icon = iconSvg(brand, brand.shortName ?? group.name);
  serve("/favicon.svg", "image/svg+xml; charset=utf-8", SOON, () => Buffer.from(icon));
  const paintIcon = (size: number) => paint({ source: Buffer.from(icon), as: { kind: "icon", size } });
  for (const [path, size] of PNG_ICONS) serve(path, "image/png", SOON, () => paintIcon(size));
  serve("/favicon.ico", "image/x-icon", SOON, async () => icoOf(await paintIcon(ICO_SIZE)));
  serve(SOCIAL_PICTURE.path, "image/jpeg", SOON, async () => {
    const { socialPicture } = brand;
    const drawing = () => Buffer.from(socialPictureSvg(brand, group.name));
    const source = socialPicture === null ? drawing() : await readFile(socialPicture);
    return paint({ source, as: { kind: "social-picture", ...SOCIAL_PICTURE } });
  });
  const { style, font } = brand;
  if (style !== null) {
    serve(style.path, "text/css; charset=utf-8", FOREVER, () => Buffer.from(style.css));
  }
  if (font.kind === "file") serve(fontPath(font.version), "font/woff2", FOREVER, () => readFile(font.file));
  // Addresses of an earlier brand.
  routes.get("/:name{brand-\\w+\\.css}", (context) => problemResponse(context, NOT_FOUND));
  return routes.get("/:name{brand-\\w+\\.woff2}", (context) => problemResponse(context, NOT_FOUND));
};
