import type { Medium } from "../vehicles/index.ts";
import { itemsOf } from "./read-words.ts";
import { shown, type Complaint, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";

const LONGEST_ADDRESS = 2_000;

/** Addresses as nearly all feeds have them: nothing in them that would have to be parsed. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9.-]{1,250}\/[\w./~=&?-]*$/i;

/** An http(s) address, or a path on this site; anything else (`javascript:`, `//host`) is no picture. */
const isAddress = (url: string): boolean => {
  if (url.length <= LONGEST_ADDRESS && PLAIN_ADDRESS.test(url)) return true;
  if (url.length > LONGEST_ADDRESS || /[\s\p{Cc}]/u.test(url)) return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  return /^https?:\/\//i.test(url) && URL.canParse(url);
};

const typeOf = (url: string): Medium["type"] => (/\.(?:mp4|webm|mov)(?:[?#]|$)/i.test(url) ? "video" : "image");

/** An item of a list in a cell that says more than its address is written as JSON. */
const readText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readOne = (item: unknown): Medium | null => {
  if (typeof item === "string") {
    const url = item.trim();
    if (url.startsWith("{")) return readOne(readText(url));
    return isAddress(url) ? { type: typeOf(url), url, alt: null } : null;
  }
  if (typeof item !== "object" || item === null || !("url" in item) || typeof item.url !== "string") return null;
  if (!isAddress(item.url)) return null;
  const alt = "alt" in item && typeof item.alt === "string" ? item.alt.slice(0, 300) : null;
  const type = "type" in item && (item.type === "image" || item.type === "video") ? item.type : typeOf(item.url);
  return { type, url: item.url, alt };
};

/** The items of a cell: a list, a list written as JSON (`[{"url": …}]`), or addresses with a separator between them. */
export const mediaItems = (cell: Cell, separator: string): readonly unknown[] => {
  const list = typeof cell === "string" && cell.trimStart().startsWith("[") ? readText(cell) : null;
  return Array.isArray(list) ? list : itemsOf(cell, separator);
};

/** Pictures and videos in the feed's order, none twice, at most `most`. What is no address is left out and told. */
export const readMedia = (items: readonly unknown[], most: number): Reading => {
  const media = new Map<string, Medium>();
  const complaints: Complaint[] = [];
  for (const item of items) {
    if (item === "" || (typeof item === "string" && item.trim() === "")) continue;
    const medium = readOne(item);
    if (medium && media.size < most) media.set(medium.url, media.get(medium.url) ?? medium);
    if (!medium) {
      complaints.push({
        severity: "warning",
        code: "not-an-address",
        value: shown(item),
        reason: "is no address of a picture",
      });
    }
  }
  return { value: [...media.values()], complaints };
};
