import { listReadColumns, type FeedPart, type FeedProfile } from "#domain/imports/index.ts";
import type { TextChunks } from "../csv/csv-parts.ts";
import { ObjectRows } from "../object-rows.ts";
import { XmlReader } from "./xml-reader.ts";

export const readXmlParts = async function* (
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
