import type { BodyProblem } from "#application/leads/index.ts";
import type { FieldRules, ReadForm } from "#application/site/index.ts";
import { throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import { TOKEN_FIELD } from "#domain/spam/index.ts";
import { createByteStore, createMemoryBudget } from "./byte-store.ts";
import { createFieldCollector, type FieldCollector, MAX_FIELDS, MAX_TEXT_BYTES } from "./field-collector.ts";
import { type BodyParser, createMultipartParser, readBoundary } from "./multipart-parser.ts";

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

type ReadLimits = TransferLimits & { readonly maxBytes: number };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Ends the body; the connection drains and discards the rest. */
const cancel = (reader: Reader): void => void reader.cancel().catch(() => undefined);

/** Yields the chunks of a body. Throws `SlowBodyError` below the pace; the rest is then not read. */
export const readPacedBody = async function* (
  reader: Reader,
  { minBytes, windowMs, timeoutMs }: TransferLimits,
): AsyncGenerator<Uint8Array> {
  let [windowBytes, isSlow] = [0, false];
  const stop = (): void => {
    isSlow = true;
    cancel(reader);
  };
  const checkWindow = (): void => {
    if (windowBytes < minBytes) stop();
    windowBytes = 0;
  };
  const windows = setInterval(withErrorHandler(checkWindow, throwUnhandled), windowMs);
  const deadline = setTimeout(withErrorHandler(stop, throwUnhandled), timeoutMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isSlow) throw new SlowBodyError();
      if (done) return;
      windowBytes += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(windows);
    clearTimeout(deadline);
  }
};

/** A form without a valid token may be as long as the texts of one with it. */
const EARLY_LIMITS: ReadLimits = { minBytes: 0, windowMs: 15_000, timeoutMs: 15_000, maxBytes: MAX_TEXT_BYTES };

/**
 * A tenth of what a phone on a weak network sends. The deadline is below the server's request timeout, which would
 * close the connection without an answer.
 */
const PACE: TransferLimits = { minBytes: 16 * 1024, windowMs: 15_000, timeoutMs: 170_000 };

/**
 * Browsers display a response only after sending the whole body, so this much beyond the limit is read and discarded.
 */
const MAX_DISCARDED_BYTES = 32 * MEBIBYTE;

const succeeds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const AMPERSAND = 0x26;

/** Parses a field when the next one begins, the last one at the end, even of a truncated body. None of too many. */
export const createUrlencodedParser = ({
  limitText,
  addText,
  dropTexts,
}: Pick<FieldCollector, "limitText" | "addText" | "dropTexts">): BodyParser => {
  let [store, fields] = [createByteStore(MAX_TEXT_BYTES), 1];
  const addField = (): void => {
    for (const [name, text] of new URLSearchParams(Buffer.from(store.take()).toString())) addText(name, text);
    store = createByteStore(MAX_TEXT_BYTES);
  };
  return {
    write(chunk) {
      let rest = limitText(chunk);
      for (let end = rest.indexOf(AMPERSAND); end !== -1; end = rest.indexOf(AMPERSAND)) {
        fields += 1;
        if (fields > MAX_FIELDS) {
          dropTexts();
          throw new TypeError("too many fields");
        }
        store.append(rest.subarray(0, end));
        addField();
        rest = rest.subarray(end + 1);
      }
      store.append(rest);
    },
    end: addField,
  };
};

/** For a body of which nothing is read but its length. */
const UNPARSED: BodyParser = { write: () => undefined, end: () => undefined };

const createParser = (contentType: string, collector: FieldCollector): BodyParser | BodyProblem => {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") return createUrlencodedParser(collector);
  if (type !== "multipart/form-data") return "mediaType";
  const boundary = readBoundary(contentType);
  return boundary === null ? "unreadable" : createMultipartParser(boundary, collector.openPart);
};

const NO_BYTES = new Uint8Array();

/** Parses a body as it arrives, in as many steps as it takes. After an error it reads on, to let the client finish. */
const createBodyReader = (body: Request["body"], parser: BodyParser) => {
  const reader = body?.getReader();
  let [length, isValid] = [0, true];
  const parse = (work: () => void): void => void (isValid &&= succeeds(work));
  return {
    /** Reads until there is enough, the body ends or is longer than it may be. */
    async readUntil(isEnough: () => boolean, { maxBytes, ...pace }: ReadLimits): Promise<void> {
      parse(() => parser.write(NO_BYTES, isEnough));
      if (reader === undefined) return;
      for await (const chunk of readPacedBody(reader, pace)) {
        length += chunk.byteLength;
        parse(() => parser.write(chunk, isEnough));
        if (isEnough()) return;
        if (length > maxBytes) return cancel(reader);
      }
    },
    end: () => parse(parser.end),
    length: () => length,
    isValid: () => isValid,
  };
};

type BodyReader = ReturnType<typeof createBodyReader>;

const readRest = async (body: BodyReader, { headers }: Request, maxBytes: number): Promise<BodyProblem | null> => {
  const limit = maxBytes + MAX_DISCARDED_BYTES;
  if (Number(headers.get("content-length") ?? 0) > limit) return "tooLarge";
  try {
    await body.readUntil(() => false, { ...PACE, maxBytes: limit });
  } catch (error) {
    return error instanceof SlowBodyError ? "tooSlow" : "unreadable";
  }
  return body.length() > maxBytes ? "tooLarge" : null;
};

const createReadForm =
  (request: Request, client: string, { body, collector }: { body: BodyReader; collector: FieldCollector }): ReadForm =>
  async (rules: FieldRules) => {
    const reservations = { texts: textBudget.open(client), files: fileBudget.open(client) };
    collector.useRules(rules, reservations);
    const maxBytes = [...rules.files.values()].reduce((sum, bytes) => sum + bytes, MAX_TEXT_BYTES);
    try {
      const problem = await readRest(body, request, maxBytes);
      body.end();
      const result = problem ?? collector.fault() ?? (body.isValid() ? null : "unreadable");
      if (result !== null) collector.dropFiles();
      return { ...collector.fields, problem: result };
    } finally {
      reservations.texts.release();
      reservations.files.release();
    }
  };

/** What this site has signed. */
export type Signatures = {
  /** True if it issued the token of a form. */
  readonly isIssued: (token: string) => boolean;
  /** True if it signed the link of a mail that has this address. */
  readonly isLink: (address: URL) => boolean;
};

/** A posted form of which the token is known, or of which there is no more to know. */
type OpenedForm =
  /** Valid: the rest of the body may still be on its way. Unknown: forged or missing; the body is there. */
  | { readonly type: "valid" | "unknown"; readonly read: ReadForm }
  /** Without a valid token, and longer or slower than a form without files; or broken off. */
  | { readonly type: "tooLarge" | "tooSlow" | "brokenOff" };

/**
 * Reads a posted form until its token, which costs a signature; `read` goes on from there. The first value of a repeated
 * name wins. A file never fills a text field, nor a text a file field; an empty file counts as none. Accepts
 * `application/x-www-form-urlencoded` and `multipart/form-data` only. The link of a mail needs no token.
 */
export const openForm = async (
  request: Request,
  client: string,
  { isIssued, isLink }: Signatures,
): Promise<OpenedForm> => {
  const collector = createFieldCollector();
  const parser = createParser(request.headers.get("content-type") ?? "", collector);
  const body = createBodyReader(request.body, typeof parser === "string" ? UNPARSED : parser);
  let isGenuine: boolean | null = isLink(new URL(request.url)) || null;
  const hasValidToken = (): boolean => {
    const token = collector.fields.texts.get(TOKEN_FIELD);
    return isGenuine ?? (token !== undefined && (isGenuine = isIssued(token)));
  };
  try {
    if (!hasValidToken()) await body.readUntil(hasValidToken, EARLY_LIMITS);
  } catch (error) {
    return { type: error instanceof SlowBodyError ? "tooSlow" : "brokenOff" };
  }
  if (!hasValidToken()) {
    if (body.length() > EARLY_LIMITS.maxBytes) return { type: "tooLarge" };
    body.end();
  }
  if (typeof parser === "string") {
    return { type: "unknown", read: async () => ({ texts: new Map(), files: new Map(), problem: parser }) };
  }
  return { type: hasValidToken() ? "valid" : "unknown", read: createReadForm(request, client, { body, collector }) };
};
