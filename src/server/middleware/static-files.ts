import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { compress, encodingFor, type Encoding } from "./compression.ts";
import { etagOf } from "./etag.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
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

type StaticFile = {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
  body: Uint8Array | null;
  etag: string;
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
};

/** Serves a file from memory; returns false when there is no such file. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, pathname: string) => boolean;

// A changed file of these folders has a new name: the build adds a hash, the studio a version number.
const cacheControlOf = (url: string): string => {
  if (url === "/builds/latest.json") return "no-cache";
  return /^\/(?:assets\/|builds\/meta\/|studio\/\d+\/)/.test(url)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
};

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile() && !relative(folder, path).startsWith("."))
    : [];

const bodyOf = (file: StaticFile): Uint8Array => {
  file.body ??= readFileSync(file.path);
  file.etag ||= etagOf(file.body);
  return file.body;
};

const encodedBody = (file: StaticFile, encoding: Encoding): Promise<Uint8Array> => {
  if (encoding === "identity") return Promise.resolve(bodyOf(file));
  let encoded = file.encoded.get(encoding);
  if (!encoded) {
    encoded = compress(bodyOf(file), encoding, 11);
    file.encoded.set(encoding, encoded);
  }
  return encoded;
};

const send = async (req: IncomingMessage, res: ServerResponse, file: StaticFile): Promise<void> => {
  const encoding = encodingFor(req.headers["accept-encoding"], file.type, bodyOf(file).byteLength);
  const body = await encodedBody(file, encoding);
  res.setHeader("Cache-Control", file.cacheControl);
  res.setHeader("ETag", file.etag);
  res.setHeader("Vary", "Accept-Encoding");
  if (req.headers["if-none-match"] === file.etag) {
    res.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.writeHead(200, { "Content-Type": file.type, "Content-Length": body.byteLength });
  res.end(req.method === "HEAD" ? undefined : body);
};

/** Serves the files of a build folder, which is listed once at the start. */
export const createStaticFiles = (folder: string): StaticFiles => {
  const files = new Map<string, StaticFile>();
  for (const path of filesBelow(folder)) {
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const type = MEDIA_TYPES[extname(path)];
    if (!type) continue;
    files.set(url, { path, type, cacheControl: cacheControlOf(url), body: null, etag: "", encoded: new Map() });
  }
  return (req, res, pathname) => {
    const file = files.get(pathname);
    if (!file || (req.method !== "GET" && req.method !== "HEAD")) return false;
    send(req, res, file).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
    return true;
  };
};
