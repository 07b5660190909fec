import { encodeFileName } from "../../media/index.ts";
import { decodeEntities } from "../texts/decode-entities.ts";
import { isMissingValue } from "../texts/missing-value.ts";
import type { CellReader } from "./cell-reader.ts";
import { acceptValue, dropValue, NO_VALUE } from "./cell-result.ts";

const MAX_URL_LENGTH = 2_000;

/** Fast path: a URL that needs no parsing. */
const SIMPLE_URL = /^https?:\/\/[a-z0-9.-]{1,250}\/[\w./~=&?-]*$/i;

/** Accepts http(s) URLs and paths on this site; rejects `javascript:`, `//host` and the like. */
export const isFeedAddress = (url: string): boolean => {
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
