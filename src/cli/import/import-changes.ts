import type { ObjectChange } from "#application/imports/ports.ts";

/** Objects that the text lists; the JSON of an import has all of them. */
const MAX_OBJECTS = 50;

const MAX_VALUE = 60;

const valueText = (value: unknown): string => {
  const text =
    value === undefined || value === null ? "none" : typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 1)}…` : line;
};

export type PrintedChange = Pick<ObjectChange, "change" | "fields"> & { readonly title: string };

/** A change of an object with a number. */
export const toPrintedChange = ({ id, key, ...change }: ObjectChange): PrintedChange => ({
  ...change,
  title: key === String(id) ? key : `${id} (${key})`,
});

const changeLines = ({ title, change, fields }: PrintedChange): readonly string[] => [
  `${change}  ${title}`,
  ...fields.map(({ path, before, after }) => `    ${path}: ${valueText(before)} → ${valueText(after)}`),
];

/** What an import changed, by object and field; `kind`: what the objects are. */
export const changesText = (changes: readonly PrintedChange[], kind: string): string => {
  if (changes.length === 0) return "";
  const more = changes.length - MAX_OBJECTS;
  const lines = changes.slice(0, MAX_OBJECTS).flatMap(changeLines);
  return `${[...lines, ...(more > 0 ? [`… and ${more} more ${kind}`] : [])].join("\n")}\n`;
};
