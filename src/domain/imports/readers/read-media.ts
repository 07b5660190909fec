import { encodeFileName, isFilmAddress, readFilm } from "../../media/index.ts";
import { isRecord, trimTrailing } from "../../shared/index.ts";
import type { Medium } from "../../vehicles/index.ts";
import { decodeEntities } from "../texts/decode-entities.ts";
import { isMissingValue } from "../texts/missing-value.ts";
import { splitItems } from "./text-readers.ts";
import { toReportText, type CellIssue, type CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";
import { limitItems } from "./limit-items.ts";
import { isFeedAddress } from "./read-address.ts";

/** Null: a film that no page can play. */
const mediumTypeOf = (url: string, stated: unknown): Medium["type"] | null => {
  const isFilm = stated === "video" || isFilmAddress(url);
  if (!isFilm) return "image";
  return readFilm(url) === null ? null : "video";
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type ReadMedium = Medium | Extract<CellIssue["code"], "not-an-address" | "unplayable-film">;

const toMedium = (text: string, { type: stated, alt }: { readonly [name: string]: unknown }): ReadMedium => {
  const url = encodeFileName(text);
  if (!isFeedAddress(url)) return "not-an-address";
  const type = mediumTypeOf(url, stated);
  if (type === null) return "unplayable-film";
  return { type, url, alt: typeof alt === "string" ? alt.slice(0, 300) : null };
};

const readMedium = (item: unknown): ReadMedium => {
  if (typeof item === "string") {
    const text = decodeEntities(item.trim());
    return text.startsWith("{") ? readMedium(parseJson(text)) : toMedium(text, {});
  }
  if (!isRecord(item) || typeof item["url"] !== "string") return "not-an-address";
  return toMedium(item["url"], item);
};

const REASONS = {
  "not-an-address": "is no address of a picture",
  "unplayable-film": "is no film that a page can play",
} as const satisfies Record<Extract<ReadMedium, string>, string>;

/** The sign before another address: no address has one, not encoded, before "https://". */
const BETWEEN_ADDRESSES = /[,;|\s](?=https?:\/\/)/i;

const SIGNS = ",;| \t\r\n";

const splitAddresses = (item: unknown): readonly unknown[] =>
  typeof item === "string" && item.includes("://", item.indexOf("://") + 1)
    ? item.split(BETWEEN_ADDRESSES).map((address) => trimTrailing(address, SIGNS))
    : [item];

/** Splits a cell into items: a list, a JSON array (`[{"url": …}]`), or URLs joined by `separator` or another sign. */
export const splitMediaItems = (cell: Cell, separator: string): readonly unknown[] => {
  const list = typeof cell === "string" && cell.trimStart().startsWith("[") ? parseJson(cell) : null;
  return Array.isArray(list) ? list : splitItems(cell, separator).flatMap(splitAddresses);
};

/**
 * Reads pictures and videos in feed order, without duplicates, at most `maxItems`. Each invalid URL gives a
 * warning, and so do each film that no page can play, and items beyond the most.
 */
export const readMedia = (items: readonly unknown[], maxItems: number): CellResult => {
  const media = new Map<string, Medium>();
  const issues: CellIssue[] = [];
  for (const item of items) {
    if (item === null || (typeof item === "string" && isMissingValue(item))) continue;
    const medium = readMedium(item);
    if (typeof medium === "string")
      issues.push({ severity: "warning", code: medium, value: toReportText(item), reason: REASONS[medium] });
    else media.set(medium.url, media.get(medium.url) ?? medium);
  }
  const limited = limitItems([...media.values()], maxItems);
  return { value: limited.items, issues: [...issues, ...limited.issues] };
};
