import type { BodyProblem } from "#application/leads/index.ts";
import {
  createFieldCollector,
  type FieldCollector,
  type FieldRules,
  type FormFields,
} from "./field-collector.server.ts";
import { MAX_TEXT_BYTES } from "./field-limits.ts";
import { createMemoryBudget } from "./memory-budget.server.ts";
import { type BodyParser, createMultipartParser, readBoundary } from "./multipart-parser.server.ts";
import { type Pace, readPacedBody, SlowBodyError } from "./paced-body.server.ts";
import { createUrlencodedParser } from "./urlencoded-parser.server.ts";

const MEBIBYTE = 1024 * 1024;

/** Room for 512 forms without files at once; uploads cannot use it. A client has 32 of them: an office behind one address. */
const textBudget = createMemoryBudget({ maxBytes: 32 * MEBIBYTE, maxClientBytes: 2 * MEBIBYTE });

/** Room for about twenty-five forms with the maximum of files at once; a client has four of them. */
const fileBudget = createMemoryBudget({ maxBytes: 256 * MEBIBYTE, maxClientBytes: 42 * MEBIBYTE });

/**
 * A phone on a weak network sends ten times as much. The deadline ends before the server's own request timeout, which
 * would close the connection without an answer.
 */
const PACE: Pace = { minBytes: 16 * 1024, windowMs: 15_000, timeoutMs: 170_000 };

/** Browsers show a response only after they have sent the whole body, so this much beyond the limit is read and discarded. */
const MAX_DISCARDED_BYTES = 32 * MEBIBYTE;

/** The parts that could be read, and why the rest could not. */
export type FormBody = FormFields & { readonly problem: BodyProblem | null };

const succeeds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

type Chunks = AsyncIterable<Uint8Array>;

/** Parses the chunks of a body. Reads on behind an error, but an endless body not to its end. */
const parseBody = async (chunks: Chunks, maxBytes: number, parser: BodyParser): Promise<BodyProblem | null> => {
  let [length, isValid] = [0, true];
  for await (const chunk of chunks) {
    length += chunk.byteLength;
    if (length > maxBytes + MAX_DISCARDED_BYTES) return "tooLarge";
    isValid &&= succeeds(() => parser.write(chunk));
  }
  if (length > maxBytes) return "tooLarge";
  return isValid ? null : "unreadable";
};

const readAll = async (request: Request, parser: BodyParser, maxBytes: number): Promise<BodyProblem | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes + MAX_DISCARDED_BYTES) return "tooLarge";
  try {
    return await parseBody(readPacedBody(request.body, PACE), maxBytes, parser);
  } catch (error) {
    return error instanceof SlowBodyError ? "tooSlow" : "unreadable";
  }
};

const createParser = (contentType: string, collector: FieldCollector): BodyParser | BodyProblem => {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return createUrlencodedParser(collector);
  if (type !== "multipart/form-data") return "mediaType";
  const boundary = readBoundary(contentType);
  return boundary === null ? "unreadable" : createMultipartParser(boundary, collector.openPart);
};

/**
 * Reads the allowed fields of a form body while it arrives, and ignores all others. The first value of a repeated name
 * counts. A file never fills a text field nor a text a file field; an empty file counts as none. Accepts
 * `application/x-www-form-urlencoded` and `multipart/form-data` only. With a problem there are no files, and the texts
 * that were read.
 */
export const readFormBody = async (request: Request, rules: FieldRules, client: string): Promise<FormBody> => {
  const reservations = { texts: textBudget.open(client), files: fileBudget.open(client) };
  const collector = createFieldCollector(rules, reservations);
  const parser = createParser(request.headers.get("content-type") ?? "", collector);
  if (typeof parser === "string") return { ...collector.fields, problem: parser };
  const maxBytes = [...rules.files.values()].reduce((sum, bytes) => sum + bytes, MAX_TEXT_BYTES);
  try {
    const problem = await readAll(request, parser, maxBytes);
    const isComplete = succeeds(parser.end);
    const result = problem ?? collector.fault() ?? (isComplete ? null : "unreadable");
    if (result !== null) collector.dropFiles();
    return { ...collector.fields, problem: result };
  } finally {
    reservations.texts.release();
    reservations.files.release();
  }
};
