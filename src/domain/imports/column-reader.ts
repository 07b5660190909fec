import { fold } from "../shared/index.ts";
import type { Field } from "./fields.ts";
import { mediaItems, readMedia } from "./media.ts";
import type { ColumnRule } from "./profile.ts";
import { dateReader, numberReader, readFlag, yearReader } from "./read-figures.ts";
import { keyReader, keysReader, locationReader, textReader, textsReader } from "./read-words.ts";
import { detached, NOTHING, refused, type Reading } from "./reading.ts";
import type { Cell } from "./row.ts";
import type { ReadCell, Ways } from "./ways.ts";
import { wordTable } from "./word-table.ts";

const sameNames = (keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(keys).map((name) => [name, name]));

/** The reader of a field's own type, without what the profile says of the column. */
const typeReader = (field: Field, rule: Pick<ColumnRule, "unit" | "values">, ways: Ways): ReadCell => {
  const table = "keys" in field ? (rule.values ?? sameNames(field.keys)) : {};
  switch (field.type) {
    case "text":
      return textReader(field.max);
    case "texts":
      return textsReader(field.max, field.most, ways.listSeparator);
    case "number":
      return numberReader(field, rule.unit, ways.signs);
    case "year":
      return yearReader(ways);
    case "date":
      return dateReader(field.month);
    case "flag":
      return readFlag;
    case "key":
      return keyReader(wordTable(table), Object.keys(table));
    case "keys":
      return keysReader(wordTable(table), Object.keys(table), ways.listSeparator);
    case "media":
      return (cell) => readMedia(mediaItems(cell, ways.listSeparator), field.most);
    case "location":
      return locationReader(ways);
  }
};

const isEmpty = (cell: Cell): boolean =>
  cell === "" || cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

/** Cells of closed lists repeat from row to row: what was made of one is kept, up to this many. */
const REMEMBERED = 4_000;

const REPEATING: ReadonlySet<Field["type"]> = new Set(["key", "flag", "year", "date", "location"]);

const remembering = (read: ReadCell): ReadCell => {
  const known = new Map<string, Reading>();
  return (cell) => {
    if (typeof cell !== "string" || cell.length > 80) return read(cell);
    let reading = known.get(cell);
    if (reading === undefined) {
      const own = detached(cell);
      reading = read(own);
      if (known.size < REMEMBERED) known.set(own, reading);
    }
    return reading;
  };
};

/** What the profile says of a column's words, before the field's own type is asked. */
const profileReader = (field: Field, rule: ColumnRule, read: ReadCell): ReadCell => {
  const unknown = new Set(rule.unknown.map((word) => fold(word).trim()));
  const refusals = wordTable(rule.refuse);
  const spoken = wordTable(field.type === "text" ? (rule.values ?? {}) : {});
  if (unknown.size + Object.keys(rule.refuse).length === 0 && (field.type !== "text" || rule.values === null)) {
    return read;
  }
  return (cell) => {
    if (typeof cell !== "string") return read(cell);
    if (unknown.has(fold(cell).trim())) return NOTHING;
    const refusal = refusals(cell);
    if (refusal !== undefined) return refused("not-a-vehicle", cell, refusal);
    return read(spoken(cell) ?? cell);
  };
};

/** A space for each sign of the source's own markup. */
const erasing = (signs: readonly string[], read: ReadCell): ReadCell =>
  signs.length === 0
    ? read
    : (cell) => read(typeof cell === "string" ? signs.reduce((text, sign) => text.replaceAll(sign, " "), cell) : cell);

/** Without what is only said of the value; what refuses the row still does. */
const hushed =
  (read: ReadCell): ReadCell =>
  (cell) => {
    const { value, complaints } = read(cell);
    return { value, complaints: complaints.filter(({ severity }) => severity === "refused") };
  };

/**
 * The reader of one column: first what the profile says (empty, unknown, refused, another word for it), then the field's
 * own type and limits. An empty cell is no value and no complaint.
 */
export const columnReader = (field: Field, rule: ColumnRule, ways: Ways): ReadCell => {
  const inner = erasing(rule.erase, profileReader(field, rule, typeReader(field, rule, ways)));
  const told = rule.quiet ? hushed(inner) : inner;
  const read = REPEATING.has(field.type) ? remembering(told) : told;
  return (cell) => (isEmpty(cell) ? NOTHING : read(cell));
};
