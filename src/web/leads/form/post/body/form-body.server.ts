import type { BodyProblem } from "#application/leads/index.ts";
import {
  createFieldCollector,
  type FieldCollector,
  type FieldRules,
  type FormFields,
  MAX_FIELDS,
  MAX_TEXT_BYTES,
} from "./field-collector.server.ts";
import { type BodyParser, createMultipartParser, readBoundary } from "./multipart-parser.server.ts";
import { throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import { createByteStore, createMemoryBudget } from "./byte-store.server.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * Memory for 512 concurrent forms without files, which uploads cannot use. One client may use it for 32 forms, for
 * offices behind a single IP address.
 */
const textBudget = createMemoryBudget({ maxBytes: 32 * MEBIBYTE, maxClientBytes: 2 * MEBIBYTE });

/** Memory for about 25 concurrent forms with the maximum of files; four per client. */
const fileBudget = createMemoryBudget({ maxBytes: 256 * MEBIBYTE, maxClientBytes: 42 * MEBIBYTE });

/** Minimum transfer rate of a body. */
type TransferLimits = {
  /** Minimum bytes per window until the body is complete. */
  readonly minBytes: number;
  readonly windowMs: number;
  /** Deadline for the complete body. */
  readonly timeoutMs: number;
};

/** Thrown for a body that arrives too slowly. */
export class SlowBodyError extends Error {
  constructor() {
    super("the body arrives too slowly");
    this.name = "SlowBodyError";
  }
}

/** Yields the chunks of a body. Throws `SlowBodyError` below the pace; the rest is then not read. */
export const readPacedBody = async function* (
  body: ReadableStream<Uint8Array> | null,
  { minBytes, windowMs, timeoutMs }: TransferLimits,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let [windowBytes, isSlow] = [0, false];
  // Cancelling ends the body; the connection drains and discards the rest.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const stop = (): void => {
    isSlow = true;
    cancel();
  };
  const checkWindow = (): void => {
    if (windowBytes < minBytes) stop();
    windowBytes = 0;
  };
  const windows = setInterval(withErrorHandler(checkWindow, throwUnhandled), windowMs);
  const deadline = setTimeout(withErrorHandler(stop, throwUnhandled), timeoutMs);
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isSlow) throw new SlowBodyError();
      isComplete = done;
      if (done) return;
      windowBytes += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(windows);
    clearTimeout(deadline);
    if (!isComplete) cancel();
  }
};

/**
 * A tenth of what a phone on a weak network sends. The deadline is below the server's request timeout, which would
 * close the connection without an answer.
 */
const PACE: TransferLimits = { minBytes: 16 * 1024, windowMs: 15_000, timeoutMs: 170_000 };

/**
 * Browsers display a response only after sending the whole body, so this much beyond the limit is read and discarded.
 */
const MAX_DISCARDED_BYTES = 32 * MEBIBYTE;

/** The fields that could be read, and why the others could not. */
type FormBody = FormFields & { readonly problem: BodyProblem | null };

const succeeds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

type Chunks = AsyncIterable<Uint8Array>;

/** Parses the chunks of a body. After an error it reads on to let the client finish, up to `MAX_DISCARDED_BYTES`. */
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

const AMPERSAND = 0x26;

/** Counts fields as they arrive and parses them at the end, including those of a truncated body. */
export const createUrlencodedParser = ({
  limitText,
  addText,
}: Pick<FieldCollector, "limitText" | "addText">): BodyParser => {
  const store = createByteStore(MAX_TEXT_BYTES);
  let fields = 1;
  return {
    write(chunk) {
      const accepted = limitText(chunk);
      for (const byte of accepted) if (byte === AMPERSAND) fields += 1;
      if (fields > MAX_FIELDS) throw new TypeError("too many fields");
      store.append(accepted);
    },
    end() {
      if (fields > MAX_FIELDS) return;
      for (const [name, text] of new URLSearchParams(Buffer.from(store.take()).toString())) addText(name, text);
    },
  };
};

const createParser = (contentType: string, collector: FieldCollector): BodyParser | BodyProblem => {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return createUrlencodedParser(collector);
  if (type !== "multipart/form-data") return "mediaType";
  const boundary = readBoundary(contentType);
  return boundary === null ? "unreadable" : createMultipartParser(boundary, collector.openPart);
};

/**
 * Reads the allowed fields of a form body as it arrives and ignores all others. The first value of a repeated name
 * wins. A file never fills a text field, nor a text a file field; an empty file counts as none. Accepts
 * `application/x-www-form-urlencoded` and `multipart/form-data` only. With a problem, the result contains the texts
 * read so far and no files.
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
