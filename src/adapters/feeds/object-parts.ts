import { listReadColumns, type FeedPart, type FeedProfile } from "#domain/imports/index.ts";
import type { TextChunks } from "./csv/csv-parts.ts";
import { toFeedRow } from "./json/json-rows.ts";
import { JsonSplitter } from "./json/json-splitter.ts";
import { ObjectRows } from "./object-rows.ts";
import { XmlReader, type XmlNames } from "./xml/xml-reader.ts";

export const readJsonParts = async function* (
  texts: TextChunks,
  profile: FeedProfile,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const columns = listReadColumns(profile);
  const splitter = new JsonSplitter();
  const objects = new ObjectRows(columns, profile.ignored);
  yield { type: "header", columns, notes: [] };
  let openEnd = true;
  for await (const text of texts) {
    if (text !== "") openEnd = !text.endsWith("\n");
    const rows = splitter.push(text).map((value) => toFeedRow(value, objects));
    if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  }
  splitter.end();
  yield* objects.notes();
  yield { type: "end", open_end: openEnd && !splitter.isArray };
};

export const readXmlParts = async function* (
  texts: TextChunks,
  profile: FeedProfile,
  names: XmlNames,
  bytesRead: () => number,
): AsyncIterable<FeedPart> {
  const columns = listReadColumns(profile);
  const objects = new ObjectRows(columns, profile.ignored);
  const reader = new XmlReader(names, objects);
  yield { type: "header", columns, notes: [] };
  for await (const text of texts) {
    const rows = reader.push(text);
    if (rows.length > 0) yield { type: "rows", rows, bytes: bytesRead() };
  }
  reader.end();
  yield* objects.notes();
  yield { type: "end", open_end: false };
};
