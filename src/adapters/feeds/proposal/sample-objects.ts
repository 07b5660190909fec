import type { Cell, FeedRow, XmlNames } from "#domain/imports/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { FaultError } from "../fault-error.ts";
import { findLists, objectAt } from "../json/json-wrapper.ts";
import { flattenObject } from "../json/json-rows.ts";
import { JsonSplitter } from "../json/json-splitter.ts";
import { parseFeedJson } from "../json/parse-feed-json.ts";
import { findXmlNames } from "../xml/find-xml-names.ts";
import { XmlReader } from "../xml/xml-reader.ts";
import type { SampledRows } from "./sample-csv.ts";

type Cells = ReadonlyMap<string, Cell>;

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
export const sampleJson = (text: string): SampledRows => {
  const trimmed = text.trimStart();
  const { start, isWrapped } = listStart(trimmed);
  return toRows(new JsonSplitter(1, isWrapped).push(trimmed.slice(start)).flatMap((chunk) => toObject(chunk.text)));
};

/** Samples the elements of an XML feed. */
export const sampleXml = (text: string): SampledRows & { readonly xml: XmlNames } => {
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
