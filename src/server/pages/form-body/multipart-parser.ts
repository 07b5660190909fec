/** Longest genuine part header: a field name and a file name of 255 characters each, percent-encoded. */
const MAX_HEAD_BYTES = 8 * 1024;

/** RFC 2046, section 5.1.1. */
const MAX_BOUNDARY_LENGTH = 70;

/** `filename` is null for a text. */
export type PartHead = { readonly name: string; readonly filename: string | null };

/** Receives the content of a part as it arrives. */
export type PartSink = { readonly write: (bytes: Uint8Array) => void; readonly end: () => void };

/** Parses a form body as it arrives. */
export type BodyParser = {
  /** Throws when the bytes are not valid. May stop once there is enough; the next call parses what is left. */
  readonly write: (chunk: Uint8Array, isEnough?: () => boolean) => void;
  /** Throws when the body is incomplete. */
  readonly end: () => void;
};

/** The boundary of a `multipart/form-data` content type; null without a valid one. */
export const readBoundary = (contentType: string): string | null => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  return boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH ? null : boundary;
};

const CHARACTERS: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** Browsers percent-encode only these three characters (HTML standard, "multipart/form-data encoding algorithm"). */
const decodeName = (text: string): string =>
  text.replaceAll(/%(?:22|0D|0A)/gi, (code) => CHARACTERS[code.toUpperCase()] ?? code);

const parseHead = (head: string): PartHead => {
  const disposition = head.split("\r\n").find((line) => /^content-disposition:\s*form-data;/i.test(line)) ?? "";
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new TypeError("a part of a form has a name");
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return { name: decodeName(name), filename: filename === undefined ? null : decodeName(filename) };
};

/**
 * Parses a body as it arrives (RFC 7578) and buffers only bytes that may belong to a delimiter or a part header. Calls
 * `openPart` for each part in order.
 */
export const createMultipartParser = (boundary: string, openPart: (head: PartHead) => PartSink): BodyParser => {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  let state: "preamble" | "delimiter" | "head" | "content" | "end" = "preamble";
  // The first delimiter may lack its line break.
  let rest: Buffer = Buffer.from("\r\n");
  let part: PartSink | null = null;

  /** Passes on bytes that cannot be the start of a delimiter; true at a delimiter. */
  const readContent = (): boolean => {
    const index = rest.indexOf(delimiter);
    const length = index === -1 ? Math.max(0, rest.length - delimiter.length + 1) : index;
    if (length > 0) part?.write(rest.subarray(0, length));
    rest = rest.subarray(index === -1 ? length : index + delimiter.length);
    if (index === -1) return false;
    part?.end();
    [part, state] = [null, "delimiter"];
    return true;
  };

  const readDelimiter = (): boolean => {
    if (rest.length < 2) return false;
    const [end, next] = [rest.toString("latin1", 0, 2) === "--", rest.toString("latin1", 0, 2) === "\r\n"];
    if (!end && !next) throw new TypeError("a delimiter is followed by a line break");
    rest = rest.subarray(2);
    state = end ? "end" : "head";
    return true;
  };

  const readHead = (): boolean => {
    const index = rest.indexOf("\r\n\r\n");
    if (index > MAX_HEAD_BYTES || (index === -1 && rest.length > MAX_HEAD_BYTES))
      throw new TypeError("a head is too long");
    if (index === -1) return false;
    part = openPart(parseHead(rest.toString("utf8", 0, index)));
    rest = rest.subarray(index + 4);
    state = "content";
    return true;
  };

  const steps = {
    preamble: readContent,
    content: readContent,
    delimiter: readDelimiter,
    head: readHead,
    end: () => false,
  };

  /** Passes on the rest unless a delimiter may begin in it, so that most chunks are not copied. */
  const isPassedOn = (next: Buffer): boolean => {
    if (rest.length === 0) return true;
    if (state !== "content" || next.length < delimiter.length) return false;
    if (Buffer.concat([rest, next.subarray(0, delimiter.length - 1)]).includes(delimiter)) return false;
    part?.write(rest);
    return true;
  };

  return {
    write(chunk, isEnough = () => false) {
      if (state === "end") return;
      const next = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      rest = isPassedOn(next) ? next : Buffer.concat([rest, next]);
      while (!isEnough() && steps[state]());
    },
    end() {
      if (state !== "end") throw new TypeError("the body is incomplete");
    },
  };
};
