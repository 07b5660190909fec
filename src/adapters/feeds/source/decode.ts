import type { FeedEncoding } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";
import { assertTextFile } from "./file-kind.ts";
import type { Bytes } from "./inflate.ts";

/** True for well-formed UTF-8 with bytes over 0x7f: almost certainly not a single-byte encoding. */
const isUtf8BeyondAscii = (head: Uint8Array): boolean => {
  if (!head.some((byte) => byte > 0x7f)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const countLines = (text: string): number => {
  let lines = 0;
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) lines += 1;
  return lines;
};

/** The encoding that spreadsheets of Western Europe write by default. */
const HINTS: ReadonlyMap<string, string> = new Map([
  [
    "utf-8",
    ' Spreadsheets write Windows-1252: save it as "CSV UTF-8", or set encoding: windows-1252 in a profile of your own',
  ],
]);

const wrongByteFault = (chunk: Uint8Array, encoding: string, linesBefore: number): FaultError => {
  const readable = new TextDecoder(encoding).decode(chunk).split("\ufffd", 1)[0] ?? "";
  const line = linesBefore + countLines(readable) + 1;
  return new FaultError(
    "wrong-encoding",
    `line ${line} holds a character that is not ${encoding}; is the feed written in another encoding?${HINTS.get(encoding) ?? ""}`,
  );
};

const TRUNCATED_CHARACTER = new FaultError("truncated", "the feed ends in the middle of a character");

/**
 * Decodes bytes to text and removes a UTF-8 byte order mark. Throws `FaultError` for bytes that are not in `encoding`;
 * `lenient` (a forced import) replaces them with U+FFFD.
 */
export const decode = async function* (bytes: Bytes, encoding: FeedEncoding, lenient: boolean): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding, { fatal: !lenient });
  let linesBefore = 0;
  let first = true;
  for await (const chunk of bytes) {
    if (first) assertTextFile(chunk);
    if (encoding !== "utf-8" && !lenient && isUtf8BeyondAscii(chunk)) {
      throw new FaultError("wrong-encoding", `the feed is written in UTF-8, the profile says ${encoding}`);
    }
    first = false;
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw wrongByteFault(chunk, encoding, linesBefore);
    }
    if (!lenient && text.includes("\u0000"))
      throw new FaultError(
        "wrong-encoding",
        'the feed holds zero bytes; is it written in UTF-16? Save it as "CSV UTF-8"',
      );
    linesBefore += countLines(text);
    yield text;
  }
  try {
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } catch {
    throw TRUNCATED_CHARACTER;
  }
};
