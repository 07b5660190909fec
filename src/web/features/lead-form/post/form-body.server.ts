import type { BodyProblem, Upload } from "#application/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { createMemoryBudget, readCappedBody } from "./read-capped-body.server.ts";

export type BodyRules = {
  /** Names of the text fields. */
  readonly texts: ReadonlySet<string>;
  /** Names of the file fields. */
  readonly files: ReadonlySet<string>;
  /** Maximum body size in bytes. */
  readonly limit: number;
};

/** The first text and the first file of each allowed name. */
export type FormBody = {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
};

type UnreadBody = Exclude<BodyProblem, "filesTooLarge">;

/** Shared by all requests: room for about twenty forms with the maximum of files. */
const memoryBudget = createMemoryBudget(256 * 1024 * 1024);

type Entry = readonly [name: string, value: string | File];

/** Twice the parts of the longest form. Parsing thousands of empty parts costs more than sending them. */
const MAX_PARTS = 100;

const countParts = (bytes: Uint8Array, header: string): number => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(header) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new TypeError("a multipart body has a boundary");
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let index = buffer.indexOf(`--${boundary}`); index !== -1 && parts <= MAX_PARTS + 1; parts += 1) {
    index = buffer.indexOf(`--${boundary}`, index + boundary.length);
  }
  return parts;
};

const parseEntries = async (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  header: string,
): Promise<readonly Entry[]> => {
  if (type === "application/x-www-form-urlencoded") return [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (countParts(bytes, header) > MAX_PARTS + 1) throw new TypeError("too many parts");
  return [...(await new Response(bytes, { headers: { "content-type": header } }).formData()).entries()];
};

const collectEntries = async (entries: readonly Entry[], rules: BodyRules): Promise<FormBody> => {
  const texts = new Map<string, string>();
  const files = new Map<string, Upload>();
  for (const [name, value] of entries) {
    if (typeof value === "string") {
      if (rules.texts.has(name) && !texts.has(name)) texts.set(name, value.toWellFormed());
    } else if (rules.files.has(name) && !files.has(name) && value.size > 0) {
      files.set(name, { name: value.name.toWellFormed(), bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  return { texts, files };
};

/**
 * Reads the allowed fields of a form body and ignores all others. The first value of a repeated name counts. A file
 * never fills a text field nor a text a file field; an empty file counts as none. Accepts
 * `application/x-www-form-urlencoded` and `multipart/form-data` only.
 */
export const readFormBody = async (request: Request, rules: BodyRules): Promise<Result<FormBody, UnreadBody>> => {
  const header = request.headers.get("content-type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") return err("mediaType");
  try {
    const bytes = await readCappedBody(request, rules.limit, memoryBudget);
    return typeof bytes === "string"
      ? err(bytes)
      : ok(await collectEntries(await parseEntries(bytes, type, header), rules));
  } catch {
    // The body was cut off, or is not valid multipart.
    return err("unreadable");
  }
};
