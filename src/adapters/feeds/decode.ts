import type { FeedEncoding } from "#domain/imports/index.ts";
import { FaultError } from "./fault.ts";
import type { Bytes } from "./inflate.ts";

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Files that are no text at all, told by their first bytes. */
const refuseOtherFiles = (head: Uint8Array): void => {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04))
    throw new FaultError("unreadable", "this is a zip or Excel file, not a CSV or JSON feed");
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) {
    throw new FaultError("wrong-encoding", "the feed is written in UTF-16; save it as UTF-8");
  }
};

/** Where bytes over 0x7f stand and all of them are well-formed UTF-8, this is no single-byte text. */
const isUtf8BeyondAscii = (head: Uint8Array): boolean => {
  if (!head.some((byte) => byte > 0x7f)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const lines = (text: string): number => text.split("\n").length - 1;

const wrongByte = (piece: Uint8Array, encoding: string, linesBefore: number): FaultError => {
  const readable = new TextDecoder(encoding).decode(piece).split("\ufffd", 1)[0] ?? "";
  const line = linesBefore + lines(readable) + 1;
  return new FaultError(
    "wrong-encoding",
    `line ${line} holds a character that is not ${encoding}; is the feed written in another encoding?`,
  );
};

const endsEarly = new FaultError("truncated", "the feed ends in the middle of a character");

/**
 * Bytes to text. A feed that is not in the encoding its profile names is a fault, never a stock full of "Ã©"; a lenient
 * reading (a forced import) puts U+FFFD instead. A UTF-8 byte order mark is taken off.
 */
export const decode = async function* (bytes: Bytes, encoding: FeedEncoding, lenient: boolean): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding, { fatal: !lenient });
  let linesBefore = 0;
  let first = true;
  for await (const piece of bytes) {
    if (first) refuseOtherFiles(piece);
    if (encoding !== "utf-8" && !lenient && isUtf8BeyondAscii(piece)) {
      throw new FaultError("wrong-encoding", `the feed is written in UTF-8, the profile says ${encoding}`);
    }
    first = false;
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
    } catch {
      throw wrongByte(piece, encoding, linesBefore);
    }
    if (!lenient && text.includes("\u0000"))
      throw new FaultError("wrong-encoding", "the feed holds zero bytes; is it written in UTF-16?");
    linesBefore += lines(text);
    yield text;
  }
  try {
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } catch {
    throw endsEarly;
  }
};
