import { encodeFileName, isFilmAddress, readFilm } from "../../media/index.ts";
import { isRecord, tryParseJson, trimTrailing } from "../../shared/index.ts";
import type { InspectionMark, Medium } from "../../vehicles/index.ts";
import { decodeEntities } from "../texts/decode-entities.ts";
import { cleanFeedLine, isMissingValue } from "../texts/clean-text.ts";
import { limitItems, splitItems } from "./text-readers.ts";
import {
  acceptValue,
  type CellIssue,
  type CellReader,
  type CellResult,
  dropValue,
  NO_VALUE,
  toReportText,
} from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";

const MAX_URL_LENGTH = 2_000;

/** Fast path: a URL that needs no parsing. */
const SIMPLE_URL = /^https?:\/\/[a-z0-9.-]{1,250}\/[\w./~=&?-]*$/i;

/** Accepts http(s) URLs and paths on this site; rejects `javascript:`, `//host` and the like. */
const isFeedAddress = (url: string): boolean => {
  if (url.length <= MAX_URL_LENGTH && SIMPLE_URL.test(url)) return true;
  if (url.length > MAX_URL_LENGTH || /[\s\p{Cc}]/u.test(url)) return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  return /^https?:\/\//i.test(url) && URL.canParse(url);
};

/** Reads the address of a document; what a link must not open is left out. */
export const readAddress: CellReader = (cell) => {
  const text = typeof cell === "string" ? decodeEntities(cell.trim()) : "";
  if (cell === null || cell === undefined || (typeof cell === "string" && isMissingValue(text))) return NO_VALUE;
  const url = encodeFileName(text);
  return isFeedAddress(url) ? acceptValue(url) : dropValue("not-an-address", cell, "is no address of a document");
};

/** Null: a film that no page can play. */
const mediumTypeOf = (url: string, stated: unknown): Medium["type"] | null => {
  const isFilm = stated === "video" || isFilmAddress(url);
  if (!isFilm) return "image";
  return readFilm(url) === null ? null : "video";
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
    return text.startsWith("{") ? readMedium(tryParseJson(text)) : toMedium(text, {});
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
  const list = typeof cell === "string" && cell.trimStart().startsWith("[") ? tryParseJson(cell) : null;
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

const MAX_WORDS = 120;

const textOf = (value: unknown): string | null => {
  const text = typeof value === "string" ? cleanFeedLine(value).slice(0, MAX_WORDS) : "";
  return isMissingValue(text) ? null : text;
};

/** "Pare-chocs avant; rayure; https://…" of feeds that write no objects. */
const splitText = (text: string): unknown => {
  if (text.trimStart().startsWith("{")) return tryParseJson(text);
  const [part, damage, photo] = text.split(";").map((piece) => piece.trim());
  return { part, damage, photo };
};

const readMark = (item: unknown): { readonly mark: InspectionMark | null; readonly reason: string | null } => {
  const source = typeof item === "string" ? splitText(item) : item;
  const part = isRecord(source) ? textOf(source["part"]) : null;
  if (!isRecord(source) || part === null) return { mark: null, reason: "names no part of the vehicle" };
  const address = typeof source["photo"] === "string" ? encodeFileName(source["photo"].trim()) : "";
  const isKnown = address !== "" && !isMissingValue(address);
  const photo = isKnown && isFeedAddress(address) ? address : null;
  const mark = { part, damage: textOf(source["damage"]), photo };
  return { mark, reason: isKnown && photo === null ? "has a photograph that is no address" : null };
};

/**
 * Reads the marks of an inspection in feed order, without duplicates, at most `maxItems`. An item without a part is left
 * out with a warning; one whose photograph has no address stays without it. Null without any.
 */
export const readMarks = (items: readonly unknown[], maxItems: number): CellResult => {
  const marks = new Map<string, InspectionMark>();
  const issues: CellIssue[] = [];
  for (const item of items) {
    if (item === null || (typeof item === "string" && isMissingValue(item))) continue;
    const { mark, reason } = readMark(item);
    if (reason !== null)
      issues.push({ severity: "warning", code: "not-an-address", value: toReportText(item), reason });
    if (mark !== null) marks.set(JSON.stringify(mark), mark);
  }
  const limited = limitItems([...marks.values()], maxItems);
  return { value: marks.size === 0 ? null : limited.items, issues: [...issues, ...limited.issues] };
};
