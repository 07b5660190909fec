import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { compressFile, encodingFor } from "../middleware/compression.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".speculationrules": "application/speculationrules+json",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Content types of the files that are served; undefined for others. */
export const mediaTypeOf = (path: string): string | undefined => MEDIA_TYPES[extname(path)];

/** The files of a build folder that may be served. */
export const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile() && !relative(folder, path).startsWith("."))
    : [];

/** The AVIF variant of a picture, which is sent at the picture's URL to browsers that accept it. */
export const avifFileOf = (path: string): string => path.replace(/\.webp$/, ".avif");

/** The Brotli variant of a file, written by the build: a first visitor would wait up to a second for it. */
export const brotliFileOf = (path: string): string => `${path}.br`;

/** The Brotli variant of a file; null if it is sent uncompressed. */
export const brotliVariantOf = async (path: string, body: Uint8Array): Promise<Uint8Array | null> => {
  const type = mediaTypeOf(path) ?? null;
  return encodingFor("br", type, body.byteLength) === "br" ? compressFile(body, "br") : null;
};
