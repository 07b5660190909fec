import { err, ok, type Result } from "#domain/shared/index.ts";

/** The most bytes a form may send; the longest honest one takes half of it. */
const BODY_LIMIT = 64 * 1024;

export type BodyProblem = "mediaType" | "tooLarge" | "unreadable";

const readCapped = async (request: Request): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

const textEntries = (form: FormData): [string, string][] =>
  [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === "string");

const parse = async (bytes: Uint8Array<ArrayBuffer>, type: string, header: string): Promise<[string, string][]> => {
  if (type === "application/x-www-form-urlencoded") return [...new URLSearchParams(new TextDecoder().decode(bytes))];
  return textEntries(await new Response(bytes, { headers: { "content-type": header } }).formData());
};

/**
 * What a form sent, of the names asked for and nothing else: the first value of each, files left out. Only the two
 * media types of HTML forms that keep names and values apart are read.
 */
export const readFormBody = async (
  request: Request,
  names: ReadonlySet<string>,
): Promise<Result<ReadonlyMap<string, string>, BodyProblem>> => {
  const header = request.headers.get("content-type") ?? "";
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") return err("mediaType");
  try {
    const bytes = await readCapped(request);
    if (bytes === null) return err("tooLarge");
    const values = new Map<string, string>();
    for (const [name, value] of await parse(bytes, type, header)) {
      if (names.has(name) && !values.has(name)) values.set(name, value.toWellFormed());
    }
    return ok(values);
  } catch {
    // Cut off on its way, or no multipart body after all.
    return err("unreadable");
  }
};
