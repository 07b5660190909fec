import { createDerivedCache, isRecord, slugify } from "../shared/index.ts";
import type { Section } from "./sections.ts";

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
