import { type FeedPart, type FeedProfile, listReadColumns } from "#domain/imports/index.ts";
import { readCsvParts, type TextChunks } from "./csv/csv-parts.ts";
import { FaultError } from "./fault-error.ts";
import { JsonSplitter } from "./json/json-splitter.ts";
import { findWrappedList, toFeedRow } from "./json/json-wrapper.ts";
import { MAX_FIELD_LENGTH, MAX_ROW_LENGTH } from "./limits.ts";
import { ObjectRows } from "./object-rows.ts";
import { decode } from "./source/decode.ts";
import { assertFeedText } from "./source/file-kind.ts";
import { type Bytes, inflate, SIZE_LIMITS, type SizeLimits } from "./source/inflate.ts";
import { readAhead, readHead } from "./source/read-ahead.ts";
import { declaredEncoding, MAX_PROLOG_BYTES } from "./xml/xml-encoding.ts";
import { XmlReader } from "./xml/xml-reader.ts";

/** The texts from the index `start`. */
const textsFrom = async function* (texts: TextChunks, start: number): TextChunks {
  let skipped = 0;
  for await (const text of texts) {
    const from = Math.min(text.length, start - skipped);
    skipped += from;
    if (from < text.length) yield text.slice(from);
  }
};

/** Names under which interfaces say how many objects there are, on this page and on others. */
const TOTAL = /"(total|total_?count|total_?results|total_?items|num_?found)"\s*:\s*(\d{1,9})\b/i;

/** Throws `FaultError` if the object around the list says that there are more vehicles. */
const assertComplete = (around: string, rows: number): void => {
  const [, name = "", total = ""] = TOTAL.exec(around) ?? [];
  if (total === "" || Number(total) <= rows) return;
  const reason = `the feed says that there are ${total} vehicles ("${name}") and lists ${rows}: it is one page of several`;
  throw new FaultError("truncated", reason);
};

const openList = async (texts: TextChunks, profile: FeedProfile) => {
  let head = "";
  let isComplete = true;
  const { all } = await readAhead(texts, (text) => {
    head += text;
    isComplete = head.length < MAX_FIELD_LENGTH;
    return !isComplete;
  });
  const wrapped = findWrappedList(head, profile, isComplete);
  if (wrapped === null) return { wrapped, before: "", texts: all };
  return { wrapped, before: head.slice(0, wrapped.start), texts: textsFrom(all, wrapped.start) };
};

const readJsonParts = async function* (
  feed: TextChunks,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const columns = listReadColumns(profile);
  const { wrapped, before, texts } = await openList(feed, profile);
  const splitter = new JsonSplitter(before.split("\n").length, wrapped !== null);
  const objects = new ObjectRows(columns, profile.ignored);
  const notes = wrapped === null ? [] : [`the vehicles are the list "${wrapped.path.join(".")}" of the feed`];
  yield { type: "header", columns, notes };
  let openEnd = true;
  let count = 0;
  for await (const text of texts) {
    if (text !== "") openEnd = !text.endsWith("\n");
    const rows = splitter.push(text).map((value) => toFeedRow(value, objects));
    count += rows.length;
    if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  }
  splitter.end();
  if (wrapped !== null) assertComplete(before + splitter.rest, count);
  yield* objects.notes();
  yield { type: "end", open_end: openEnd && !splitter.isArray };
};

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
