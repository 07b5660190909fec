import type { Medium } from "../../vehicles/index.ts";
import { decodeEntities } from "../texts/decode-entities.ts";
import { isNothing } from "../texts/nothing.ts";
import { splitItems } from "./text-readers.ts";
import { toReportText, type CellIssue, type CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";

const MAX_URL_LENGTH = 2_000;

/** Fast path: a URL that needs no parsing. */
const SIMPLE_URL = /^https?:\/\/[a-z0-9.-]{1,250}\/[\w./~=&?-]*$/i;

/** Accepts http(s) URLs and paths on this site; rejects `javascript:`, `//host` and the like. */
const isMediaUrl = (url: string): boolean => {
  if (url.length <= MAX_URL_LENGTH && SIMPLE_URL.test(url)) return true;
  if (url.length > MAX_URL_LENGTH || /[\s\p{Cc}]/u.test(url)) return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  return /^https?:\/\//i.test(url) && URL.canParse(url);
};

const mediumTypeOf = (url: string): Medium["type"] => (/\.(?:mp4|webm|mov)(?:[?#]|$)/i.test(url) ? "video" : "image");

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readMedium = (item: unknown): Medium | null => {
  if (typeof item === "string") {
    const url = decodeEntities(item.trim());
    if (url.startsWith("{")) return readMedium(parseJson(url));
    return isMediaUrl(url) ? { type: mediumTypeOf(url), url, alt: null } : null;
  }
  if (typeof item !== "object" || item === null || !("url" in item) || typeof item.url !== "string") return null;
  if (!isMediaUrl(item.url)) return null;
  const alt = "alt" in item && typeof item.alt === "string" ? item.alt.slice(0, 300) : null;
  const type = "type" in item && (item.type === "image" || item.type === "video") ? item.type : mediumTypeOf(item.url);
  return { type, url: item.url, alt };
};

/** Splits a cell into items: a list, a JSON array (`[{"url": …}]`), or URLs joined by `separator`. */
export const splitMediaItems = (cell: Cell, separator: string): readonly unknown[] => {
  const list = typeof cell === "string" && cell.trimStart().startsWith("[") ? parseJson(cell) : null;
  return Array.isArray(list) ? list : splitItems(cell, separator);
};

/**
 * Reads pictures and videos in feed order, without duplicates, at most `maxItems`. Each invalid URL gives a warning.
 */
export const readMedia = (items: readonly unknown[], maxItems: number): CellResult => {
  const media = new Map<string, Medium>();
  const issues: CellIssue[] = [];
  for (const item of items) {
    if (item === null || (typeof item === "string" && isNothing(item))) continue;
    const medium = readMedium(item);
    if (medium && media.size < maxItems) media.set(medium.url, media.get(medium.url) ?? medium);
    if (!medium) {
      issues.push({
        severity: "warning",
        code: "not-an-address",
        value: toReportText(item),
        reason: "is no address of a picture",
      });
    }
  }
  return { value: [...media.values()], issues };
};
