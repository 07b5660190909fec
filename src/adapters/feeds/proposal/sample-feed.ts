import { SaxesParser } from "saxes";
import {
  type Cell,
  cleanFeedLine,
  type FeedEncoding,
  type FeedRow,
  isMissingValue,
  SampledColumn,
  type SampledFeed,
  type XmlNames,
} from "#domain/imports/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { readSeparatorLine } from "../csv/csv-header.ts";
import { CsvScanner } from "../csv/csv-scanner.ts";
import { FaultError } from "../fault-error.ts";
import { JsonSplitter } from "../json/json-splitter.ts";
import { findLists, flattenObject, objectAt } from "../json/json-wrapper.ts";
import { parseFeedJson } from "../json/parse-feed-json.ts";
import { assertFeedText, assertTextFile } from "../source/file-kind.ts";
import { type Bytes, inflate } from "../source/inflate.ts";
import { readHead } from "../source/read-ahead.ts";
import { XmlRepair } from "../xml/repair-xml.ts";
import { declaredEncoding } from "../xml/xml-encoding.ts";
import { withoutPrefix, XmlReader } from "../xml/xml-reader.ts";

type ElementKind = { count: number; readonly children: Set<string>; readonly descendants: Set<string> };

/** Counts the elements of each name below the root, with the names in them. */
const countElements = (text: string): { root: string; kinds: ReadonlyMap<string, ElementKind> } => {
  const kinds = new Map<string, ElementKind>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name }) => {
    const plain = withoutPrefix(name);
    kinds.get(path.at(-1) ?? "")?.children.add(plain);
    for (const outer of path) kinds.get(outer)?.descendants.add(plain);
    path.push(plain);
    const { count, ...names } = kinds.get(plain) ?? { count: 0, children: new Set(), descendants: new Set() };
    kinds.set(plain, { count: count + 1, ...names });
  });
  let root = "";
  parser.on("closetag", () => {
    root = path[0] ?? root;
    path.pop();
  });
  parser.on("error", () => undefined);
  parser.write(new XmlRepair().push(text));
  return { root: path[0] ?? root, kinds };
};

/** The element of a vehicle: it is repeated and has most others in it, at any depth; a list of them has only one name. */
const findXmlNames = (text: string): XmlNames => {
  const { root, kinds } = countElements(text);
  const [best] = [...kinds]
    .filter(([name, { children }]) => name !== root && children.size > 1)
    .sort(([, a], [, b]) => b.count * b.descendants.size - a.count * a.descendants.size);
  if (best === undefined)
    throw new FaultError("not-this-profile", `the XML of <${root}> has no repeated element with others in it`);
  return { root, record: best[0] };
};

/** Bytes of the feed that are looked at. */
const SAMPLE_BYTES = 1024 * 1024;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Without the last line, which may be cut. */
const decodeSample = (bytes: Uint8Array, encoding: FeedEncoding, isComplete: boolean): string => {
  const text = new TextDecoder(encoding).decode(bytes);
  const hasLineFeeds = text.includes("\n");
  const lines = hasLineFeeds ? text : text.replaceAll("\r", "\n");
  return isComplete ? lines : lines.slice(0, Math.max(lines.lastIndexOf("\n"), 1) + 1);
};

const toColumns = (names: readonly string[], rows: readonly (readonly unknown[])[]): readonly SampledColumn[] => {
  const columns = names.map((name) => new SampledColumn(name));
  for (const row of rows) for (const [index, column] of columns.entries()) column.add(row[index] as never);
  return columns.filter(({ name }, index) => name !== "" && names.indexOf(name) === index);
};

type Cells = ReadonlyMap<string, Cell>;

type SampledRows = {
  readonly names: readonly string[];
  readonly rows: readonly FeedRow["cells"][];
};

const SEPARATORS = [";", ",", "\t", "|"] as const;

const scan = (text: string, separator: string): readonly FeedRow["cells"][] => {
  const scanner = new CsvScanner(separator);
  const rows = scanner.push(text);
  try {
    rows.push(...scanner.end());
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
  return rows.filter(({ broken }) => !broken).map(({ cells }) => cells);
};

/** The most frequent number of cells, and the share of the rows that have it. */
const usualWidth = (rows: readonly FeedRow["cells"][]): { width: number; share: number } => {
  const [best] = [...Map.groupBy(rows, ({ length }) => length)].sort(([, a], [, b]) => b.length - a.length);
  return { width: best?.[0] ?? 0, share: (best?.[1].length ?? 0) / Math.max(1, rows.length) };
};

const chooseSeparator = (text: string): string => {
  const [first = ""] = text.split("\n", 1);
  const scored = SEPARATORS.map((separator) => {
    const { width, share } = usualWidth(scan(text, separator));
    return { separator, score: width > 1 ? share * 100 + width : 0 };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return readSeparatorLine(first) ?? best?.separator ?? ",";
};

const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

/** A header has a text of its own in nearly every cell. */
const isHeader = (cells: readonly string[], width: number): boolean => {
  const names = cells.filter((cell) => !isMissingValue(cell));
  const isWide = names.length >= width * 0.6 && names.length > 1;
  return isWide && new Set(names).size >= names.length * 0.9 && !names.some(isFigure);
};

const MAX_HEAD = 10;

/** Samples a CSV: its separator, its header below titles, or columns by their places. */
const sampleCsv = (text: string): SampledRows & { readonly separator: string; readonly hasHeader: boolean } => {
  const separator = chooseSeparator(text);
  const rows = scan(text, separator);
  const { width } = usualWidth(rows);
  const lines = rows.slice(0, MAX_HEAD).map((cells) => cells.map((cell) => cleanFeedLine(String(cell ?? ""))));
  const header = lines.findIndex((cells) => isHeader(cells, width));
  const names = lines[header] ?? Array.from({ length: width }, (_, index) => `column_${index + 1}`);
  const fitting = rows.slice(header + 1).filter(({ length }) => length > width / 2);
  return { names, rows: fitting, separator, hasHeader: header !== -1 };
};

const toRows = (objects: readonly Cells[]): SampledRows => {
  const names = [...new Set(objects.flatMap((cells) => [...cells.keys()]))];
  return { names, rows: objects.map((cells) => names.map((name) => cells.get(name))) };
};

/** Names that an object of vehicles has at least; one around a list of them has fewer. */
const MIN_NAMES = 4;

const namesIn = (text: string, index: number): number => {
  const value = objectAt(text, index);
  return value === null ? 0 : [...flattenObject(value).values()].filter((cell) => !Array.isArray(cell)).length;
};

/** Where the list of objects begins: the text itself, or the list in it whose objects have most names. */
const listStart = (text: string): { start: number; isWrapped: boolean } => {
  if (text.startsWith("[") || namesIn(text, 0) >= MIN_NAMES) return { start: 0, isWrapped: false };
  const lists = [...findLists(text)].map(({ start }) => ({ start, names: namesIn(text, text.indexOf("{", start)) }));
  const [best] = lists.sort((a, b) => b.names - a.names);
  return best === undefined || best.names === 0
    ? { start: 0, isWrapped: false }
    : { start: best.start, isWrapped: true };
};

const toObject = (text: string | null): readonly Cells[] => {
  try {
    const value = text === null ? null : parseFeedJson(text);
    return isRecord(value) ? [flattenObject(value)] : [];
  } catch {
    return [];
  }
};

/** Samples the objects of a JSON array, of JSON lines, or of a list within an object. */
const sampleJson = (text: string): SampledRows => {
  const trimmed = text.trimStart();
  const { start, isWrapped } = listStart(trimmed);
  return toRows(new JsonSplitter(1, isWrapped).push(trimmed.slice(start)).flatMap((chunk) => toObject(chunk.text)));
};

/** Samples the elements of an XML feed. */
const sampleXml = (text: string): SampledRows & { readonly xml: XmlNames } => {
  const xml = findXmlNames(text);
  const objects: Cells[] = [];
  const toRow = (line: number, cells: Cells): FeedRow => {
    objects.push(cells);
    return { line, cells: [] };
  };
  try {
    new XmlReader([xml], { toRow }).push(text);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
  return { ...toRows(objects), xml };
};

/** Reads the beginning of a feed of which nothing is known. Throws `FaultError` for what is no feed. */
export const sampleFeed = async (bytes: Bytes): Promise<SampledFeed> => {
  const { head, all } = await readHead(inflate(bytes), SAMPLE_BYTES);
  const isComplete = head.length < SAMPLE_BYTES;
  await all[Symbol.asyncIterator]().return?.();
  assertTextFile(head);
  const encoding = declaredEncoding(head) ?? (isUtf8(head) ? "utf-8" : "windows-1252");
  const text = decodeSample(head, encoding, isComplete).trimStart();
  if (text === "") throw new FaultError("empty", "the feed is empty");
  assertFeedText(text);
  const base = { separator: ",", encoding, xml: null, hasHeader: true };
  const build = (
    parts: Partial<SampledFeed>,
    names: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): SampledFeed => ({
    ...base,
    format: "csv",
    ...parts,
    columns: toColumns(names, rows),
    rows: rows.length,
  });
  if (text.startsWith("<")) {
    const { names, rows, xml } = sampleXml(text);
    return build({ format: "xml", xml }, names, rows);
  }
  if (/^[[{]/.test(text)) {
    const { names, rows } = sampleJson(text);
    return build({ format: "json" }, names, rows);
  }
  const { names, rows, separator, hasHeader } = sampleCsv(text);
  return build({ separator, hasHeader }, names, rows);
};
