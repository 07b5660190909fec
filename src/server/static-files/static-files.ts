import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import type { Middleware } from "../middleware/compose.ts";
import { compressFile, type Encoding, encodingFor } from "../middleware/compression.ts";
import { etagOf } from "../middleware/etag.ts";
import { pathOf } from "../middleware/request-path.ts";
import { removeDocumentHeaders } from "../middleware/security-headers.ts";

type StaticFile = {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
  /** False where the browser takes the policies of a document or a worker from the file itself. */
  readonly isPartOfPage: boolean;
  /** Created by the build; null for a file that was added later. */
  readonly brotliPath: string | null;
  body: Uint8Array | null;
  etag: string;
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
  /** The AVIF variant, with half the bytes. */
  readonly avif: StaticFile | null;
};

// Changed files in these folders get a new name: the build adds a hash, the studio a version number.
const cacheControlOf = (url: string): string => {
  if (url === "/builds/latest.json") return "no-cache";
  return /^\/(?:assets\/|studio\/\d+\/)/.test(url) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
};

const bodyOf = (file: StaticFile): Uint8Array => {
  file.body ??= readFileSync(file.path);
  file.etag ||= etagOf(file.body);
  return file.body;
};

const encode = async (file: StaticFile, encoding: Encoding): Promise<Uint8Array> => {
  const fromBuild =
    encoding === "br" && file.brotliPath !== null ? await readFile(file.brotliPath).catch(() => null) : null;
  return fromBuild ?? compressFile(bodyOf(file), encoding);
};

const encodedBody = (file: StaticFile, encoding: Encoding): Promise<Uint8Array> => {
  let encoded = file.encoded.get(encoding);
  if (!encoded) {
    encoded = encode(file, encoding);
    file.encoded.set(encoding, encoded);
  }
  return encoded;
};

const AVIF = "image/avif";

const send = async (req: IncomingMessage, res: ServerResponse, picture: StaticFile): Promise<void> => {
  const file = (req.headers.accept?.includes(AVIF) && picture.avif) || picture;
  const encoding = encodingFor(req.headers["accept-encoding"], file.type, bodyOf(file).byteLength);
  const body = await encodedBody(file, encoding);
  if (file.isPartOfPage) removeDocumentHeaders(res);
  res.setHeader("Cache-Control", file.cacheControl);
  res.setHeader("ETag", file.etag);
  res.setHeader("Vary", picture.avif === null ? "Accept-Encoding" : "Accept");
  if (req.headers["if-none-match"] === file.etag) {
    res.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.writeHead(200, { "Content-Type": file.type, "Content-Length": body.byteLength });
  res.end(req.method === "HEAD" ? undefined : body);
};

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
const mediaTypeOf = (path: string): string | undefined => MEDIA_TYPES[extname(path)];

/** Scripts but those of workers, styles, fonts, and pictures of pixels: an SVG opened by itself is a document. */
const isPartOfPage = (path: string): boolean =>
  /\.(?:avif|css|ico|jpg|js|png|webp|woff2)$/.test(path) && !/\bworker\b[^/]*\.js$/.test(path);

/** The files of a build folder that may be served. */
export const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile() && !relative(folder, path).startsWith("."))
    : [];

/** The AVIF variant of a picture, which is sent at the picture's URL to browsers that accept it. */
const avifFileOf = (path: string): string => path.replace(/\.webp$/, ".avif");

/** The Brotli variant of a file, written by the build: a first visitor would wait up to a second for it. */
export const brotliFileOf = (path: string): string => `${path}.br`;

/** The Brotli variant of a file; null if it is sent uncompressed. */
export const brotliVariantOf = async (path: string, body: Uint8Array): Promise<Uint8Array | null> => {
  const type = mediaTypeOf(path) ?? null;
  return encodingFor("br", type, body.byteLength) === "br" ? compressFile(body, "br") : null;
};

/** A file and its variants among the files at `paths`. */
const listed = (path: string, type: string, cacheControl: string, paths: ReadonlySet<string>): StaticFile => {
  const [avif, brotli] = [avifFileOf(path), brotliFileOf(path)];
  return {
    path,
    type,
    cacheControl,
    isPartOfPage: isPartOfPage(path),
    brotliPath: paths.has(brotli) ? brotli : null,
    body: null,
    etag: "",
    encoded: new Map(),
    avif: avif !== path && paths.has(avif) ? listed(avif, AVIF, cacheControl, paths) : null,
  };
};

/** Served by `src/server/api/build-manifest.ts` instead. */
const isBuildManifest = (url: string): boolean => url.startsWith("/builds/meta/");

/** The files of a folder by URL. Variants have no URL of their own. */
const listFiles = (folder: string): ReadonlyMap<string, StaticFile> => {
  const files = new Map<string, StaticFile>();
  const paths = new Set(filesBelow(folder));
  for (const path of paths) {
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const type = mediaTypeOf(path);
    if (type !== undefined && !isBuildManifest(url)) files.set(url, listed(path, type, cacheControlOf(url), paths));
  }
  return files;
};

/** Serves the files of a folder from memory. The folder is listed once at the start. */
export const staticFiles = (folder: string): Middleware => {
  const files = listFiles(folder);
  return (req, res, next) => {
    const file = files.get(pathOf(req.url));
    if (!file || (req.method !== "GET" && req.method !== "HEAD")) return next();
    send(req, res, file).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  };
};
