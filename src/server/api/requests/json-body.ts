import type { Context } from "hono";
import { z } from "zod";
import { err, isRecord, ok, tryParseJson, type Result } from "#domain/shared/index.ts";
import { type HttpProblem, type ValueError, wrongValues } from "../../problem.ts";

/** Bytes of a body of the JSON API. */
const MAX_BYTES = 64 * 1024;

/** In answers: names of the body that are not read. */
export const ignoredProperties = z
  .array(z.string())
  .meta({ description: "Unknown names of the request, as JSON pointers" });

export type JsonBody<T> = {
  readonly value: T;
  /** Pointers to names that the schema does not have. */
  readonly ignored: readonly string[];
};

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);

/** Null for a body that is too large. */
const readText = async (body: ReadableStream<Uint8Array> | null): Promise<string | null> => {
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** A JSON pointer in a URI fragment (RFC 6901, section 6), as RFC 9457 writes it: "#/fields/email". */
export const jsonPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((part) => `/${encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("")}`;

/** "#/fields/email: Invalid input: expected string, received number". */
export const toValueErrors = ({ issues }: z.ZodError): readonly ValueError[] =>
  issues.map(({ path, message }) => {
    const pointer = jsonPointer(path);
    return { pointer, detail: `${pointer}: ${message}.` };
  });

/** Pointers to the names of a body that its schema does not have. `parsed`: what the schema has made of it. */
const ignoredNames = (sent: unknown, parsed: unknown, path: readonly string[] = []): readonly string[] => {
  if (!isRecord(sent) || !isRecord(parsed)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const own = [...path, name];
    return Object.hasOwn(parsed, name) ? ignoredNames(value, parsed[name], own) : [jsonPointer(own)];
  });
};

/** Reads a body by its schema, or says what is wrong with it. */
export const readJsonBody = async <T>(
  context: Context,
  schema: z.ZodType<T>,
): Promise<Result<JsonBody<T>, HttpProblem>> => {
  if (!isJson(context.req.header("content-type") ?? "")) {
    const detail = "Send the body as application/json.";
    return err({ status: 415, title: "Unsupported Media Type", detail });
  }
  const text = await readText(context.req.raw.body);
  if (text === null) {
    const detail = `A body has at most ${MAX_BYTES} bytes.`;
    return err({ status: 413, title: "Content Too Large", detail });
  }
  const sent = tryParseJson(text);
  if (sent === undefined) return err(wrongValues([{ pointer: "#", detail: "The body is no JSON." }]));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) return err(wrongValues(toValueErrors(parsed.error)));
  return ok({ value: parsed.data, ignored: ignoredNames(sent, parsed.data) });
};
