import { listReadColumns, type FeedPart, type FeedProfile } from "#domain/imports/index.ts";
import type { TextChunks } from "../csv/csv-parts.ts";
import { FaultError } from "../fault-error.ts";
import { MAX_FIELD_LENGTH } from "../limits.ts";
import { ObjectRows } from "../object-rows.ts";
import { readAhead } from "../source/read-ahead.ts";
import { JsonSplitter } from "./json-splitter.ts";
import { findWrappedList, toFeedRow, type WrappedList } from "./json-wrapper.ts";

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

type ObjectList = { readonly wrapped: WrappedList | null; readonly before: string; readonly texts: TextChunks };

const openList = async (texts: TextChunks, profile: FeedProfile): Promise<ObjectList> => {
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

export const readJsonParts = async function* (
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
