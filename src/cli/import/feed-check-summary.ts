import type { CheckedFeed, FeedCheck, LostField } from "#application/imports/index.ts";
import type { FieldFill, ImportFinding } from "#domain/imports/index.ts";
import { textTable } from "../text-table.ts";
import { heldPriceLines } from "./held.ts";
import { countOf, formatCount } from "../counts.ts";

/** Rounded down: "100 %" means all, and "0.0 %" means none. */
const percent = (part: number, total: number): string => {
  const tenths = total === 0 ? 0 : Math.floor((part / total) * 1000);
  return part > 0 && tenths === 0 ? "< 0.1 %" : `${(tenths / 10).toFixed(1)} %`;
};

const formatVerdict = (check: FeedCheck): string => {
  const { verdict, reason, rows, vehicles, refused, warnings, held, doubts, lost } = check;
  if (verdict === "unusable") return `UNUSABLE: an import would leave the old stock: ${reason ?? ""}`;
  if (verdict === "clean") return `CLEAN: ${countOf(rows, "row")}, all of them vehicles, nothing left out`;
  const hasLosses = refused + warnings + lost.length > 0;
  const losses = [
    ...(refused > 0 ? [`${countOf(refused, "row")} refused (${percent(refused, rows)})`] : []),
    ...(warnings > 0 ? [`${countOf(warnings, "value")} left out of rows that go in`] : []),
    ...(held > 0 ? [`${countOf(held, "price")} held`] : []),
    ...(lost.length > 0 ? [`${countOf(lost.length, "field")} of the last import lost`] : []),
    ...(doubts > 0 ? [`${countOf(doubts, "value")} in doubt`] : []),
  ];
  return `USABLE, WITH ${hasLosses ? "LOSSES" : "DOUBTS"}: ${formatCount(vehicles)} of ${countOf(rows, "row")} would go in; ${losses.join(", ")}`;
};

const EFFECTS: Readonly<Record<ImportFinding["severity"], readonly [singular: string, plural: string]>> = {
  refused: ["row refused", "rows refused"],
  warning: ["value left out", "values left out"],
  doubt: ["value taken, in doubt", "values taken, in doubt"],
};

const findingTitle = ({ severity, code, column, count }: ImportFinding): string => {
  const where = column === null ? "" : ` in ${column}`;
  return `${countOf(count, ...EFFECTS[severity])}: ${code.replaceAll("-", " ")}${where}`;
};

const findingLines = (finding: ImportFinding, maxValues: number): string[] => {
  const lines = finding.values.slice(0, maxValues).flatMap(({ value, count, lines: lineNumbers, reason, mend }) => {
    const more = count > lineNumbers.length ? " …" : "";
    const quotedValue = value === "" ? "(empty)" : `"${value}"`;
    return [
      `  ${formatCount(count)} × ${quotedValue} ${reason}  [line ${lineNumbers.join(", ")}${more}]`,
      `      fix: ${mend}`,
    ];
  });
  const hidden = finding.values.length - Math.min(maxValues, finding.values.length) + finding.more_values;
  return [
    findingTitle(finding),
    ...lines,
    ...(hidden > 0 ? [`  … and ${countOf(hidden, "other value")}; --all shows them`] : []),
  ];
};

const namedVehicles = (lacks: FeedCheck["lacks"]): string[] =>
  lacks
    .filter(({ vehicles }) => vehicles.length > 0)
    .flatMap(({ lack, count, vehicles }) => [
      "",
      count > vehicles.length ? `${lack}, the first ${vehicles.length} of ${formatCount(count)}:` : `${lack}:`,
      ...vehicles.map((vehicle) => `  ${vehicle}`),
    ]);

const lackTable = ({ lacks, vehicles, equal }: FeedCheck): string[] => {
  const rows = lacks.map(({ lack, count, effect }) => [
    `  ${formatCount(count)}`,
    percent(count, vehicles),
    lack,
    effect,
  ]);
  if (equal > 0) {
    rows.push([
      `  ${formatCount(equal)}`,
      percent(equal, vehicles),
      "equal to another",
      "the same vehicle twice? nothing in the feed distinguishes them",
    ]);
  }
  return rows.length === 0 ? [] : ["", "What buyers will miss:", textTable(rows, [0, 1]), ...namedVehicles(lacks)];
};

const networkTable = ({ networks, vehicles }: FeedCheck): string[] =>
  networks.flatMap(({ network, refused, reasons }) => [
    "",
    `${network} would refuse ${formatCount(refused)} of ${countOf(vehicles, "vehicle")}:`,
    textTable(
      Object.entries(reasons).map(([reason, count]) => [`  ${formatCount(count)}`, reason]),
      [0],
    ),
  ]);

const columnState = ({ missing }: LostField): string => {
  if (missing.length === 0) return "its column is empty throughout";
  const names = missing.map((name) => `"${name}"`).join(" and ");
  return `the feed has no column ${names}`;
};

const lostTable = ({ lost }: FeedCheck): string[] => {
  if (lost.length === 0) return [];
  const rows = lost.map((field) => [
    `  ${field.field}`,
    `${formatCount(field.before)} of ${countOf(field.vehicles, "vehicle")} had it`,
    columnState(field),
  ]);
  return ["", "Lost since the last import:", textTable(rows)];
};

const WIDTH = 100;

/** Wraps items at `WIDTH` columns and indents continuation lines. */
const wrap = (title: string, items: readonly string[]): string[] => {
  const lines: string[] = [];
  let line = `  ${title}:`;
  for (const [index, item] of items.entries()) {
    const piece = index < items.length - 1 ? `${item},` : item;
    if (line.length + piece.length >= WIDTH) {
      lines.push(line);
      line = "   ";
    }
    line += ` ${piece}`;
  }
  return [...lines, line];
};

const listFields = (title: string, fields: readonly FieldFill[]): string[] =>
  fields.length === 0
    ? []
    : wrap(
        title,
        fields.map(({ field }) => field),
      );

const fieldTable = ({ fields, vehicles }: FeedCheck): string[] => {
  if (vehicles === 0) return [];
  const partlyFilled = fields.filter(({ filled }) => filled > 0 && filled < vehicles);
  const rows = partlyFilled.map(({ field, filled }) => [`  ${field}`, percent(filled, vehicles), formatCount(filled)]);
  return [
    "",
    `Filled fields, of ${countOf(vehicles, "vehicle")}:`,
    ...listFields(
      "all",
      fields.filter(({ filled }) => filled === vehicles),
    ),
    ...(rows.length === 0 ? [] : [textTable(rows, [1, 2])]),
    ...listFields(
      "none",
      fields.filter(({ filled }) => filled === 0),
    ),
  ];
};

const stockLine = ({ stock }: FeedCheck): string[] => {
  if (stock === null) return [];
  const { feed, added, changed, unchanged, removed } = stock;
  const counts = { added, changed, unchanged, removed };
  const texts = Object.entries(counts).map(([name, count]) => `${formatCount(count)} ${name}`);
  return [`against the stock of ${feed}: ${texts.join(", ")}`];
};

/**
 * The result for operators: verdict, findings, then missing data and fill rates. `refused`: the lines about refused hosts.
 */
export const feedCheckSummary = (
  { check, reason }: CheckedFeed,
  maxValues: number,
  refused: readonly string[],
): string =>
  [
    formatVerdict(check),
    `profile: ${check.profile}${reason === null ? "" : `, guessed: ${reason}`}`,
    ...stockLine(check),
    ...check.notes.map((note) => `note: ${note}`),
    ...(check.held === 0 ? [] : ["", ...heldPriceLines(check.held, check.held_prices)]),
    ...check.findings.flatMap((finding) => ["", ...findingLines(finding, maxValues)]),
    ...(refused.length === 0 ? [] : ["", ...refused]),
    ...lostTable(check),
    ...lackTable(check),
    ...networkTable(check),
    ...fieldTable(check),
    "",
  ].join("\n");
