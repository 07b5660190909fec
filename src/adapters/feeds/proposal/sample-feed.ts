import { SampledColumn, type FeedEncoding, type SampledFeed } from "#domain/imports/index.ts";
import { FaultError } from "../fault-error.ts";
import { assertFeedText, assertTextFile } from "../source/file-kind.ts";
import { inflate, type Bytes } from "../source/inflate.ts";
import { readHead } from "../source/read-ahead.ts";
import { declaredEncoding } from "../xml/xml-encoding.ts";
import { sampleCsv } from "./sample-csv.ts";
import { sampleJson, sampleXml } from "./sample-objects.ts";

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
