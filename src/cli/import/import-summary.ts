import type { ImportReport, IssueGroup, RowIssue } from "#domain/imports/index.ts";
import { type AnswerFormat, writeJson } from "../command.ts";
import type { PendingPictures } from "../../shared-container/pending-pictures.ts";
import type { CliContext } from "../context.ts";
import { pictureFaultLines, REFUSED_TITLE, refusedHostLines } from "../media-hosts.ts";
import { textTable } from "../text-table.ts";
import { heldPriceLines } from "./held.ts";
import { changesText, type PrintedChange } from "./import-changes.ts";
import { countOf, formatCount } from "../counts.ts";

const STATUS_LABELS: Readonly<Record<ImportReport["status"], string>> = {
  imported: "imported",
  identical: "identical: the stock already has what this feed publishes, nothing was written",
  quarantined: "QUARANTINED: the old stock stays",
  failed: "FAILED: the old stock stays",
};

/** A feed of which a row was refused is not what the stock has, though nothing was written. */
const describeStatus = ({ status, counts: { rows, refused } }: ImportReport): string => {
  if (status !== "identical" || refused === 0) return STATUS_LABELS[status];
  if (refused === rows) return `EVERY ROW WAS REFUSED (${formatCount(rows)}): nothing was written`;
  return `${countOf(refused, "row was", "rows were")} refused; the stock already has the others, nothing was written`;
};

const countsTable = (report: ImportReport): string => {
  const { rows, added, changed, unchanged, removed, refused, held = 0, warnings, doubts } = report.counts;
  const pairs = Object.entries({ rows, added, changed, unchanged, removed, refused, held, warnings, doubts });
  return textTable(
    [pairs.map(([name]) => name), pairs.map(([, value]) => formatCount(value))],
    pairs.map((_, column) => column),
  );
};

const describeIssue = ({ column, value, reason }: RowIssue): string => {
  const prefix = column === null ? "" : `${column} `;
  return `${prefix}${value === "" ? "" : `"${value}" `}${reason}`;
};

const SEVERITY_LABELS: Readonly<Record<IssueGroup["severity"], string>> = {
  refused: "refused",
  warning: "value left out",
  doubt: "value taken, in doubt",
};

const groupLines = (group: IssueGroup): string[] => {
  const title = `${SEVERITY_LABELS[group.severity]}: ${group.code}${group.column === null ? "" : ` in ${group.column}`}`;
  const examples = group.examples.map((issue) => [`    line ${issue.line}`, describeIssue(issue)]);
  const more = group.count - group.examples.length;
  return [
    `  ${formatCount(group.count)} × ${title}`,
    textTable(examples),
    ...(more > 0 ? [`    … and ${formatCount(more)} more`] : []),
  ];
};

const toTitledChange = ({ key, ...change }: ImportReport["changes"][number]): PrintedChange => ({
  ...change,
  title: key,
});

/** The report as text: status, counts, and each kind of problem with its first rows. */
const importSummary = (context: CliContext, report: ImportReport, seconds: number): string => {
  const problems = [...heldPriceLines(report.counts.held ?? 0, report.held), ...report.issues.flatMap(groupLines)];
  const refused = refusedHostLines(context, report.refused_hosts, REFUSED_TITLE);
  return [
    `${report.feed}: ${describeStatus(report)}${report.dry_run ? " (dry run, nothing is saved)" : ""}  ${seconds.toFixed(1)} s`,
    ...(report.reason === null ? [] : [`reason: ${report.reason}`]),
    ...report.notes.map((note) => `note: ${note}`),
    "",
    countsTable(report),
    ...(problems.length === 0 ? [] : ["", ...problems]),
    ...(refused.length === 0 ? [] : ["", ...refused]),
    "",
    ...(report.changes.length === 0 ? [] : [changesText(report.changes.map(toTitledChange), "vehicles")]),
  ].join("\n");
};

const pendingText = (pending: PendingPictures | null): string => {
  if (pending === null) return "";
  const failed = pictureFaultLines(pending.faults).map((line) => `  ${line}`);
  return [
    `pictures: ${formatCount(pending.waiting)} wait for the server to fetch them`,
    ...(failed.length === 0 ? [] : ["Pictures that their hosts did not deliver when they were asked last:", ...failed]),
    "",
  ].join("\n");
};

/** Prints the report; `pendingPictures` null: the import records no pictures. */
export const printImport = (
  context: CliContext,
  report: ImportReport,
  format: AnswerFormat,
  extras: { readonly seconds: number; readonly pendingPictures: PendingPictures | null },
): void => {
  const { seconds, pendingPictures } = extras;
  if (format === "json") {
    const waiting =
      pendingPictures === null
        ? {}
        : { pictures_waiting: pendingPictures.waiting, pictures_failed: pendingPictures.faults };
    const all = { ...report, seconds: Math.round(seconds * 1000) / 1000, ...waiting };
    writeJson(context, all);
    if (report.reason !== null) context.stderr.write(`${report.feed}: ${report.status}: ${report.reason}\n`);
  } else {
    context.stdout.write(importSummary(context, report, seconds));
    context.stdout.write(pendingText(pendingPictures));
  }
};
