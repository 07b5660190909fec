import type { FeedCheck, FieldFill, Finding } from "#domain/imports/index.ts";
import { textTable } from "../import/text-table.ts";
import type { CheckedFeed } from "./run-check.ts";

const number = new Intl.NumberFormat("en-GB");

/** Rounded down, so that "100 %" is never said of nearly all, and nothing is never said of a few. */
const percent = (part: number, whole: number): string => {
  const tenths = whole === 0 ? 0 : Math.floor((part / whole) * 1000);
  return part > 0 && tenths === 0 ? "< 0.1 %" : `${(tenths / 10).toFixed(1)} %`;
};

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

const verdictOf = ({ verdict, reason, rows, vehicles, refused, warnings }: FeedCheck): string => {
  if (verdict === "unusable") return `UNUSABLE: an import would leave the old stock: ${reason ?? ""}`;
  if (verdict === "clean") return `CLEAN: ${counted(rows, "row")}, all of them vehicles, nothing left out`;
  const losses = [
    ...(refused > 0 ? [`${counted(refused, "row")} refused (${percent(refused, rows)})`] : []),
    ...(warnings > 0 ? [`${counted(warnings, "value")} left out of rows that go in`] : []),
  ];
  return `USABLE, WITH LOSSES: ${number.format(vehicles)} of ${counted(rows, "row")} would go in; ${losses.join(", ")}`;
};

const titleOf = ({ severity, code, column, count }: Finding): string => {
  const where = column === null ? "" : ` in ${column}`;
  const effect =
    severity === "refused"
      ? counted(count, "row refused", "rows refused")
      : counted(count, "value left out", "values left out");
  return `${effect}: ${code.replaceAll("-", " ")}${where}`;
};

const findingLines = (finding: Finding, most: number): string[] => {
  const lines = finding.values.slice(0, most).flatMap(({ value, count, lines: at, reason, mend }) => {
    const more = count > at.length ? " …" : "";
    const what = value === "" ? "(empty)" : `"${value}"`;
    return [`  ${number.format(count)} × ${what} ${reason}  [line ${at.join(", ")}${more}]`, `      mend: ${mend}`];
  });
  const hidden = finding.values.length - Math.min(most, finding.values.length) + finding.more_values;
  return [
    titleOf(finding),
    ...lines,
    ...(hidden > 0 ? [`  … and ${counted(hidden, "other value")}; --all shows them`] : []),
  ];
};

const lackTable = ({ lacks, vehicles, equal }: FeedCheck): string[] => {
  const rows = lacks.map(({ lack, count, effect }) => [
    `  ${number.format(count)}`,
    percent(count, vehicles),
    lack,
    effect,
  ]);
  if (equal > 0) {
    rows.push([
      `  ${number.format(equal)}`,
      percent(equal, vehicles),
      "equal to another",
      "the same vehicle twice? nothing in the feed tells them apart",
    ]);
  }
  return rows.length === 0 ? [] : ["", "What buyers will miss:", textTable(rows, [0, 1])];
};

const WIDTH = 100;

/** Words on lines of bounded length, those after the first set in. */
const wrapped = (title: string, words: readonly string[]): string[] => {
  const lines: string[] = [];
  let line = `  ${title}:`;
  for (const [place, word] of words.entries()) {
    const piece = place < words.length - 1 ? `${word},` : word;
    if (line.length + piece.length >= WIDTH) {
      lines.push(line);
      line = "   ";
    }
    line += ` ${piece}`;
  }
  return [...lines, line];
};

const named = (title: string, fields: readonly FieldFill[]): string[] =>
  fields.length === 0
    ? []
    : wrapped(
        title,
        fields.map(({ field }) => field),
      );

const fieldTable = ({ fields, vehicles }: FeedCheck): string[] => {
  if (vehicles === 0) return [];
  const partly = fields.filter(({ filled }) => filled > 0 && filled < vehicles);
  const rows = partly.map(({ field, filled }) => [`  ${field}`, percent(filled, vehicles), number.format(filled)]);
  return [
    "",
    `Filled fields, of ${counted(vehicles, "vehicle")}:`,
    ...named(
      "all",
      fields.filter(({ filled }) => filled === vehicles),
    ),
    ...(rows.length === 0 ? [] : [textTable(rows, [1, 2])]),
    ...named(
      "none",
      fields.filter(({ filled }) => filled === 0),
    ),
  ];
};

/** What the doctor found, as operators read it: the verdict first, then what loses most. */
export const checkSummary = ({ check, why }: CheckedFeed, mostValues: number): string =>
  [
    verdictOf(check),
    `profile: ${check.profile}${why === null ? "" : `, guessed: ${why}`}`,
    ...check.notes.map((note) => `note: ${note}`),
    ...check.findings.flatMap((finding) => ["", ...findingLines(finding, mostValues)]),
    ...lackTable(check),
    ...fieldTable(check),
    "",
  ].join("\n");
