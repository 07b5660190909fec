import { type FeedPart, type FeedProfile, listReadColumns } from "#domain/imports/index.ts";
import { readCsvParts, type TextChunks } from "./csv/csv-parts.ts";
import { decode } from "./source/decode.ts";
import { FaultError } from "./fault-error.ts";
import { inflate, SIZE_LIMITS, type Bytes, type SizeLimits } from "./source/inflate.ts";
import { MAX_ROW_LENGTH } from "./limits.ts";
import { readJsonParts } from "./json/json-parts.ts";
import { assertFeedText } from "./source/file-kind.ts";
import { readHead, readAhead } from "./source/read-ahead.ts";
import { declaredEncoding, MAX_PROLOG_BYTES } from "./xml/xml-encoding.ts";
import { ObjectRows } from "./object-rows.ts";
import { XmlReader } from "./xml/xml-reader.ts";

type ReadOptions = {
  /** Replaces bytes in a wrong encoding instead of failing (a forced import). */
  readonly lenient: boolean;
  readonly limits?: SizeLimits;
};

type Format = "csv" | "json" | "xml";

/** XML begins with "<"; so does no header of a CSV. */
const formatOf = (text: string): Format => {
  if (text.startsWith("<")) return "xml";
  return /^[[{]/.test(text) ? "json" : "csv";
};

/** The format by the first character; throws `FaultError` for XML where the profile reads none. */
const detectFormat = ({ name, format, xml }: FeedProfile, text: string): Format => {
  const actual = formatOf(text);
  if (actual === "xml" && xml.length === 0) {
    throw new FaultError(
      "not-this-profile",
      `the feed is XML, and the profile "${name}" reads ${format === "json" ? "JSON" : "CSV"}`,
    );
  }
  return format === "either" ? actual : format;
};

/** Characters that show what the text is. */
const HEAD_LENGTH = 4_096;

/** The test returns true when enough is read that is not blank; it throws `FaultError` after too many blanks. */
const createContentTest = (): ((text: string) => boolean) => {
  let length = 0;
  let blanks = 0;
  return (text) => {
    if (length > 0 || text.trim() !== "") length += text.length;
    else blanks += text.length;
    if (blanks > MAX_ROW_LENGTH)
      throw new FaultError("too-large", `the feed begins with more than ${MAX_ROW_LENGTH} blanks`);
    return length >= HEAD_LENGTH;
  };
};

const readXmlParts = async function* (
  texts: TextChunks,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const columns = listReadColumns(profile);
  const objects = new ObjectRows(columns, profile.ignored);
  const reader = new XmlReader(profile.xml, objects);
  yield { type: "header", columns, notes: [] };
  for await (const text of texts) {
    const rows = reader.push(text);
    if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  }
  const rows = reader.end();
  if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  yield* objects.notes();
  for (const text of reader.notes()) yield { type: "note", text };
  yield { type: "end", open_end: false };
};

const readParts = async function* (bytes: Bytes, profile: FeedProfile, options: ReadOptions): AsyncIterable<FeedPart> {
  let bytesRead = 0;
  const countBytes = async function* (): Bytes {
    for await (const chunk of bytes) {
      bytesRead += chunk.length;
      yield chunk;
    }
  };
  const { head, all: inflated } = await readHead(
    inflate(countBytes(), options.limits ?? SIZE_LIMITS),
    MAX_PROLOG_BYTES,
  );
  const encoding = (profile.xml.length > 0 ? declaredEncoding(head) : null) ?? profile.encoding;
  const decoded: TextChunks = decode(inflated, encoding, options.lenient);
  const { ahead, all } = await readAhead(decoded, createContentTest());
  const first = ahead.join("").trimStart();
  if (first === "") throw new FaultError("empty", "the feed is empty");
  assertFeedText(first);
  const format = detectFormat(profile, first);
  if (format === "csv") yield* readCsvParts(all, profile, () => bytesRead);
  else if (format === "json") yield* readJsonParts(all, profile, () => bytesRead);
  else yield* readXmlParts(all, profile, () => bytesRead);
};

/**
 * Reads a feed according to its profile with bounded memory; gzip is detected by its first bytes. Never throws for the
 * content of the feed: a fault of the whole feed is its last part.
 */
export const readFeed = async function* (
  bytes: Bytes,
  profile: FeedProfile,
  options: ReadOptions,
): AsyncIterable<FeedPart> {
  try {
    yield* readParts(bytes, profile, options);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    yield { type: "fault", fault: error.fault };
  }
};
