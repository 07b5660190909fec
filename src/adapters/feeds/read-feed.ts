import { nearest, type FeedPart, type FeedProfile, type FeedRow } from "#domain/imports/index.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { decode } from "./decode.ts";
import { FaultError } from "./fault.ts";
import { inflate, SIZE_LIMITS, type Bytes, type SizeLimits } from "./inflate.ts";
import { JsonRows } from "./json-rows.ts";
import { JsonSplitter } from "./json-splitter.ts";

export type ReadOptions = {
  /** Reads on where the encoding is wrong (a forced import). */
  readonly lenient: boolean;
  readonly limits?: SizeLimits;
};

type Texts = AsyncIterable<string>;

const cleanHeader = (cells: FeedRow["cells"]): string[] =>
  cells.map((cell) =>
    String(cell ?? "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

/** Another sign that would split the header into several columns, where the profile's does not. */
const separatorHint = (columns: readonly string[], separator: string): string[] => {
  const only = columns.length === 1 ? columns[0] : undefined;
  const better = [";", ",", "\t", "|"].find((sign) => sign !== separator && (only?.split(sign).length ?? 0) > 2);
  return better === undefined
    ? []
    : [`the header looks separated by ${JSON.stringify(better)}, not ${JSON.stringify(separator)}`];
};

/** The last row may be cut off anywhere; one with too few fields certainly is. */
const checkLast = (rows: readonly FeedRow[], width: number): readonly FeedRow[] => {
  const last = rows.at(-1);
  if (last && !last.broken && last.cells.length < width) {
    throw new FaultError("truncated", `the feed ends in the middle of line ${last.line}`);
  }
  return rows;
};

const csvParts = async function* (
  texts: Texts,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const scanner = new CsvScanner(profile.separator);
  let width = 0;
  const parts = function* (rows: readonly FeedRow[]): Iterable<FeedPart> {
    let start = 0;
    if (width === 0 && rows[0]) {
      const columns = cleanHeader(rows[0].cells);
      [width, start] = [columns.length, 1];
      yield { type: "header", columns, notes: separatorHint(columns, profile.separator) };
    }
    if (rows.length > start) yield { type: "rows", rows: start === 0 ? rows : rows.slice(start), bytes: bytesRead() };
  };
  for await (const text of texts) yield* parts(scanner.push(text));
  const last = scanner.end();
  yield* parts(width === 0 ? last : checkLast(last, width));
  yield { type: "end", open_end: last.length > 0 };
};

const jsonColumns = (profile: FeedProfile): readonly string[] => [
  ...new Set([...(profile.key === "row-hash" ? [] : profile.key), ...profile.columns.map(({ column }) => column)]),
];

const jsonParts = async function* (
  texts: Texts,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const columns = jsonColumns(profile);
  const splitter = new JsonSplitter();
  const reader = new JsonRows(columns);
  yield { type: "header", columns, notes: [] };
  let openEnd = true;
  for await (const text of texts) {
    if (text !== "") openEnd = !text.endsWith("\n");
    const rows = splitter.push(text).map((value) => reader.row(value));
    if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  }
  splitter.end();
  for (const name of reader.strangers()) {
    const near = nearest(name, columns);
    yield { type: "note", text: `"${name}" is not read${near === null ? "" : `; did you mean "${near}"?`}` };
  }
  yield { type: "end", open_end: openEnd && !splitter.isArray };
};

/** The texts again, and whether the first thing in them is a bracket. */
const looksLikeJson = async (texts: Texts): Promise<{ json: boolean; texts: Texts }> => {
  const iterator = texts[Symbol.asyncIterator]();
  let head = "";
  while (head.trim() === "") {
    const next = await iterator.next();
    if (next.done) throw new FaultError("empty", "the feed is empty");
    head += next.value;
  }
  const again = async function* (): Texts {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  return { json: /^\s*[[{]/.test(head), texts: again() };
};

const partsOf = async function* (bytes: Bytes, profile: FeedProfile, options: ReadOptions): AsyncIterable<FeedPart> {
  let read = 0;
  const counted = async function* (): Bytes {
    for await (const piece of bytes) {
      read += piece.length;
      yield piece;
    }
  };
  const decoded = decode(inflate(counted(), options.limits ?? SIZE_LIMITS), profile.encoding, options.lenient);
  const { json, texts } = await looksLikeJson(decoded);
  const asJson = profile.format === "json" || (profile.format === "either" && json);
  yield* asJson ? jsonParts(texts, profile, () => read) : csvParts(texts, profile, () => read);
};

/**
 * Reads a feed as its profile says: gzip is told by its first bytes, memory is bounded whatever the feed holds. Never
 * throws for what the feed holds: what is wrong with it as a whole is its last part.
 */
export const readFeed = async function* (
  bytes: Bytes,
  profile: FeedProfile,
  options: ReadOptions,
): AsyncIterable<FeedPart> {
  try {
    yield* partsOf(bytes, profile, options);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    yield { type: "fault", fault: error.fault };
  }
};
