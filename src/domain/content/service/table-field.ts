import { isRecord } from "../../shared/index.ts";

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isTable = (value: unknown): value is Fields =>
  isRecord(value) && (Array.isArray(value["thead"]) || Array.isArray(value["tbody"]));

const cellsOf = (cells: unknown): readonly unknown[] =>
  listOf(cells).map((cell) => (isRecord(cell) ? (cell["value"] ?? "") : cell));

const rowsOf = ({ thead, tbody }: Fields): readonly (readonly unknown[])[] => [
  ...(Array.isArray(thead) ? [cellsOf(thead)] : []),
  ...listOf(tbody).map((row) => cellsOf(isRecord(row) ? row["body"] : row)),
];

/** A table section of which a field is a table of the content service, in whichever of its fields that stands. */
export const withTableField = (section: unknown): unknown => {
  if (!isRecord(section) || section["component"] !== "table") return section;
  const table = ["table", "head", "rows"].map((name) => section[name]).find(isTable);
  if (table === undefined) return section;
  const [head, ...rows] = rowsOf(table);
  return { ...section, head, rows };
};
