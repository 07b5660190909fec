import { slugify } from "../shared/index.ts";
import type { Section } from "./sections.ts";

type Attributes = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A heading or a place within a text that an address can lead to. */
const idOf = (value: Attributes): string | null => {
  if (value["type"] !== "heading" && value["type"] !== "anchor") return null;
  const id = isObject(value["attrs"]) ? value["attrs"]["id"] : null;
  return typeof id === "string" ? id : null;
};

const freeId = (wanted: string, taken: Set<string>): string => {
  const base = slugify(wanted) || "passage";
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  taken.add(id);
  return id;
};

const renamed = (value: unknown, taken: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, taken));
  if (!isObject(value)) return value;
  const id = idOf(value);
  const named = id === null ? value : { ...value, attrs: { ...(value["attrs"] as Attributes), id: freeId(id, taken) } };
  return Object.fromEntries(
    Object.entries(named).map(([key, child]) => [key, key === "attrs" ? child : renamed(child, taken)]),
  );
};

/**
 * The sections of a page, no two places of which have the same id: a section's anchor keeps its name, a heading of the
 * same words gets a number behind it.
 */
export const withUniqueIds = (sections: readonly Section[]): readonly Section[] => {
  const anchors = sections.map((section) => ("anchor" in section ? section.anchor : null));
  const taken = new Set(anchors.filter((anchor) => anchor !== null));
  return sections.map((section) => renamed(section, taken) as Section);
};
