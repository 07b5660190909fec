import type { ImportReport, IssueGroup, RowIssue } from "#domain/imports/index.ts";
import { textTable } from "./text-table.ts";

const number = new Intl.NumberFormat("en-GB");

const SAYS: Readonly<Record<ImportReport["status"], string>> = {
  imported: "imported",
  identical: "identical: the stock already holds this feed, nothing was written",
  quarantined: "QUARANTINED: the old stock stays",
  failed: "FAILED: the old stock stays",
};

const counted = (report: ImportReport): string => {
  const { rows, added, changed, unchanged, removed, refused, warnings } = report.counts;
  const pairs = Object.entries({ rows, added, changed, unchanged, removed, refused, warnings });
  return textTable(
    [pairs.map(([name]) => name), pairs.map(([, value]) => number.format(value))],
    [0, 1, 2, 3, 4, 5, 6],
  );
};

const what = ({ column, value, reason }: RowIssue): string => {
  const where = column === null ? "" : `${column} `;
  return `${where}${value === "" ? "" : `"${value}" `}${reason}`;
};

const groupLines = (group: IssueGroup): string[] => {
  const title = `${group.severity === "refused" ? "refused" : "value left out"}: ${group.code}${group.column === null ? "" : ` in ${group.column}`}`;
  const examples = group.examples.map((issue) => [`    line ${issue.line}`, what(issue)]);
  const more = group.count - group.examples.length;
  return [
    `  ${number.format(group.count)} × ${title}`,
    textTable(examples),
    ...(more > 0 ? [`    … and ${number.format(more)} more`] : []),
  ];
};

/** The report as people read it: what became of the feed, the counts, and each kind of problem with its first rows. */
export const summaryText = (report: ImportReport, seconds: number): string =>
  [
    `${report.feed}: ${SAYS[report.status]}${report.dry_run ? " (dry run, nothing is kept)" : ""}  ${seconds.toFixed(1)} s`,
    ...(report.reason === null ? [] : [`reason: ${report.reason}`]),
    ...report.notes.map((note) => `note: ${note}`),
    "",
    counted(report),
    ...(report.issues.length === 0 ? [] : ["", ...report.issues.flatMap(groupLines)]),
    "",
  ].join("\n");
