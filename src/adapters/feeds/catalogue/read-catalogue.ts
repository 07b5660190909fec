import type { FeedRow } from "#domain/imports/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { normalizeHeader } from "../csv/csv-header.ts";
import { CsvScanner } from "../csv/csv-scanner.ts";
import { decode } from "../source/decode.ts";
import { FaultError } from "../fault-error.ts";
import { assertFeedText } from "../source/file-kind.ts";
import { inflate, type Bytes, type SizeLimits } from "../source/inflate.ts";
import { parseFeedJson } from "../json/parse-feed-json.ts";
import { JsonSplitter, type JsonChunk } from "../json/json-splitter.ts";
import { MAX_ROW_LENGTH } from "../limits.ts";
import { createRowReader, parseDecimals, type Shape, toShape } from "./row-reader.ts";
import {
  CATALOGUE_SCHEMAS,
  type CatalogueFile,
  type CatalogueKind,
  type CatalogueRow,
} from "#application/imports/index.ts";

/** A catalogue has hundreds of objects; a larger file is not a catalogue. */
const LIMITS: SizeLimits = { inflated: 64 * 1024 ** 2, ratio: 200, ratioFrom: 8 * 1024 ** 2 };

const readText = async (bytes: Bytes): Promise<string> => {
  const chunks: string[] = [];
  let length = 0;
  for await (const chunk of decode(inflate(bytes, LIMITS), "utf-8", false)) {
    length += chunk.length;
    if (length > LIMITS.inflated) throw new FaultError("too-large", "the file is larger than 64 MB");
    chunks.push(chunk);
  }
  const text = chunks.join("");
  if (text.trim() === "") throw new FaultError("empty", "the file is empty");
  assertFeedText(text);
  return text;
};

const toCatalogueRow = ({ line, text }: JsonChunk, shape: Shape): CatalogueRow => {
  const broken = (value: string, reason: string): CatalogueRow => ({ line, value: null, broken: { value, reason } });
  if (text === null) return broken("", `is longer than ${MAX_ROW_LENGTH} characters`);
  try {
    return { line, value: parseDecimals(parseFeedJson(text), shape) };
  } catch (error) {
    return broken(text.slice(0, 120), `is not JSON: ${errorMessage(error)}`);
  }
};

/** The end of a list within an object that also names the JSON Schema of the file. */
const AFTER_LIST = /^\s*(?:,\s*"\$schema"\s*:\s*"[^"\n]{0,500}"\s*)?\}\s*$/;

const BEFORE_LIST = /^\s*\{\s*(?:"\$schema"\s*:\s*"[^"\n]{0,500}"\s*,\s*)?"([\w-]{1,40})"\s*:\s*(?=\[)/;

/** Where the list begins in an object that holds it under the name of its kind; null: the file is no such object. */
const wrappedListStart = (text: string, kind: CatalogueKind): number | null => {
  const [before = "", name] = BEFORE_LIST.exec(text) ?? [];
  return name === kind ? before.length : null;
};

const readJson = (text: string, kind: CatalogueKind): readonly CatalogueRow[] => {
  const shape = toShape(CATALOGUE_SCHEMAS[kind]);
  const start = wrappedListStart(text, kind);
  const before = text.slice(0, start ?? 0);
  const splitter = new JsonSplitter(before.split("\n").length, start !== null);
  const rows = splitter.push(text.slice(before.length)).map((chunk) => toCatalogueRow(chunk, shape));
  splitter.end();
  if (start !== null && !AFTER_LIST.test(splitter.rest))
    throw new FaultError("damaged", `after the list "${kind}" only "$schema" and the end of the object may follow`);
  return rows;
};

/** European spreadsheets write semicolons. */
const detectSeparator = (text: string): string => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  return header.split(";").length > header.split(",").length ? ";" : ",";
};

const readCsv = (text: string, kind: CatalogueKind): readonly CatalogueRow[] => {
  const scanner = new CsvScanner(detectSeparator(text));
  const [header, ...rows]: FeedRow[] = [...scanner.push(text), ...scanner.end()];
  const names = normalizeHeader(header?.cells ?? []);
  if (!names.includes("id") || !names.includes("slug")) {
    throw new FaultError("not-this-profile", `${kind} need the columns "id" and "slug", which are not there`);
  }
  return rows.map(createRowReader(CATALOGUE_SCHEMAS[kind], names));
};

/**
 * Reads a file of catalogue objects: a JSON array, an object `{ "$schema": "…", "brands": […] }`, JSON lines, or CSV with the schema's names; UTF-8, optionally gzip.
 * Never throws for the content of the file: a fault of the whole file is in the result.
 */
export const readCatalogue = async (bytes: Bytes, kind: CatalogueKind): Promise<CatalogueFile> => {
  try {
    const text = await readText(bytes);
    const rows = /^\s*[[{]/.test(text) ? readJson(text, kind) : readCsv(text, kind);
    return { rows, notes: [], fault: null };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { rows: [], notes: [], fault: error.fault };
  }
};
