import { err, ok, type Result } from "#domain/shared/index.ts";
import { createRoom, readCapped } from "./read-capped.server.ts";

/** What a form may send. */
export type BodyRules = {
  /** Names of its texts. */
  readonly texts: ReadonlySet<string>;
  /** Names of its files. */
  readonly files: ReadonlySet<string>;
  /** The most bytes of everything together. */
  readonly limit: number;
};

export type Upload = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The first text and the first file of each name; nothing of any other name. */
export type FormBody = {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
};

export type BodyProblem = "mediaType" | "tooLarge" | "unreadable" | "busy";

/** For all forms that are being sent: twenty with as many files as any may have. */
const room = createRoom(256 * 1024 * 1024);

type Entry = readonly [name: string, value: string | File];

/** Twice what the longest form has; a body of thousands of empty parts costs more to take apart than to send. */
const MOST_PARTS = 100;

const countParts = (bytes: Uint8Array, header: string): number => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(header) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new TypeError("a multipart body has a boundary");
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = all.indexOf(`--${boundary}`); at !== -1 && parts <= MOST_PARTS + 1; parts += 1) {
    at = all.indexOf(`--${boundary}`, at + boundary.length);
  }
  return parts;
};

const parse = async (bytes: Uint8Array<ArrayBuffer>, type: string, header: string): Promise<readonly Entry[]> => {
  if (type === "application/x-www-form-urlencoded") return [...new URLSearchParams(new TextDecoder().decode(bytes))];
  if (countParts(bytes, header) > MOST_PARTS + 1) throw new TypeError("too many parts");
  return [...(await new Response(bytes, { headers: { "content-type": header } }).formData()).entries()];
};

const sorted = async (entries: readonly Entry[], rules: BodyRules): Promise<FormBody> => {
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
 * What a form sent, of the names asked for and nothing else. Of a name that is sent twice the first counts, as a form
 * of ours sends none twice; a file is never taken for a text nor a text for a file; an empty file was not chosen. Only
 * the two media types of HTML forms that keep names and values apart are read.
 */
export const readFormBody = async (request: Request, rules: BodyRules): Promise<Result<FormBody, BodyProblem>> => {
  const header = request.headers.get("content-type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") return err("mediaType");
  try {
    const bytes = await readCapped(request, rules.limit, room);
    return typeof bytes === "string" ? err(bytes) : ok(await sorted(await parse(bytes, type, header), rules));
  } catch {
    // Cut off on its way, or no multipart body after all.
    return err("unreadable");
  }
};
