import { createDerivedCache, isRecord, slugify } from "../shared/index.ts";
import type { Section } from "./sections.ts";

/** 32-bit hash (FNV-1a with the finaliser of MurmurHash3). */
const hashBits = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const hex = (text: string, seed: number): string => hashBits(text, seed).toString(16).padStart(8, "0");

/** A deterministic UUID (version 8, RFC 9562) for content from files. */
export const stableUuid = (text: string): string => {
  const digits = [1, 2, 3, 4].map((seed) => hex(text, seed)).join("");
  const variant = ((Number.parseInt(digits[16] ?? "0", 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
};

/** A deterministic integer from 1 to 2^48. */
export const stableNumber = (text: string): number =>
  (hashBits(text, 5) % 0x10000) * 0x100000000 + hashBits(text, 6) + 1;

type Attributes = Readonly<Record<string, unknown>>;

/** The id of a heading or an anchor; null for other nodes. */
const linkTargetId = (value: Attributes): string | null => {
  if (value["type"] !== "heading" && value["type"] !== "anchor") return null;
  const id = isRecord(value["attrs"]) ? value["attrs"]["id"] : null;
  return typeof id === "string" ? id : null;
};

const uniqueId = (text: string, usedIds: Set<string>): string => {
  const base = slugify(text) || "passage";
  let id = base;
  for (let number = 2; usedIds.has(id); number++) id = `${base}-${number}`;
  usedIds.add(id);
  return id;
};

const renameIds = (value: unknown, usedIds: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => renameIds(item, usedIds));
  if (!isRecord(value)) return value;
  const id = linkTargetId(value);
  const withId =
    id === null ? value : { ...value, attrs: { ...(value["attrs"] as Attributes), id: uniqueId(id, usedIds) } };
  return Object.fromEntries(
    Object.entries(withId).map(([key, child]) => [key, key === "attrs" ? child : renameIds(child, usedIds)]),
  );
};

const renameAll = (sections: readonly Section[]): readonly Section[] => {
  const anchors = sections.map((section) => ("anchor" in section ? section.anchor : null));
  const usedIds = new Set(anchors.filter((anchor) => anchor !== null));
  return sections.map((section) => renameIds(section, usedIds) as Section);
};

const renamed = createDerivedCache<readonly Section[], readonly Section[]>();

/**
 * Makes the ids of headings and anchors unique within a page by appending a number. Anchors of sections are unchanged
 * and take precedence. The sections of a story are renamed once.
 */
export const withUniqueIds = (sections: readonly Section[]): readonly Section[] =>
  renamed(sections, [], () => renameAll(sections));
