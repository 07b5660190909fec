import type { HeldPrice, ImportReport, IssueGroup, RowIssue } from "#domain/imports/index.ts";
import type { CliContext } from "../context.ts";
import { REFUSED_TITLE, refusedHostLines } from "../media/refused-hosts.ts";
import type { AcceptedVehicle, AcceptRefusal, HeldVehicle } from "#application/imports/ports.ts";
import { changesText, type PrintedChange } from "./import-changes.ts";
import { textTable } from "../text-table.ts";
import type { AnswerFormat } from "../format-option.ts";

const euros = (cents: number | null): string => (cents === null ? "-" : `${(cents / 100).toFixed(2)} €`);

const heldCells = ({ vehicle, name, price_cents, previous_cents, reason, import_id }: HeldVehicle): string[] => [
  vehicle,
  name,
  euros(price_cents),
  euros(previous_cents),
  String(import_id),
  reason,
];

/** The vehicles that a feed holds, as paragraphs for operators; none without any. */
export const heldText = (held: readonly HeldVehicle[]): readonly string[] =>
  held.length === 0
    ? []
    : [
        "held: the price in the feed is not published; let a vehicle in with vitrine imports accept ID VEHICLE",
        textTable(
          [["vehicle", "name", "price", "on sale for", "since", "the price"], ...held.map(heldCells)],
          [2, 3, 4],
        ),
      ];

/** The first held prices of a report, one line each. */
export const heldPriceLines = (count: number, held: readonly HeldPrice[]): readonly string[] =>
  count === 0
    ? []
    : [
        `  ${count} × held: the price is not plausible`,
        textTable(held.map(({ key, cents, reason }) => [`    ${key}`, `${euros(cents)} ${reason}`])),
        ...(count > held.length ? [`    … and ${count - held.length} more`] : []),
      ];

export const acceptedText = ({ vehicle, name, feed, price_cents, previous_cents }: AcceptedVehicle): string =>
  `${name} (${vehicle} of ${feed}) is on sale for ${euros(price_cents)}` +
  `${previous_cents === null ? "" : `, before for ${euros(previous_cents)}`}, in a new stock version.\n`;

/** Why nothing was let in: a sentence. */
export const acceptRefusalText = (id: number, vehicle: string, refusal: AcceptRefusal): string =>
  refusal.type === "unknown"
    ? `there is no import ${id}`
    : `${refusal.feed} holds no vehicle ${vehicle} since import ${id} or an earlier one; vitrine imports show ${id} lists what it holds`;

const number = new Intl.NumberFormat("en-GB");

const STATUS_LABELS: Readonly<Record<ImportReport["status"], string>> = {
  imported: "imported",
  identical: "identical: the stock already has what this feed publishes, nothing was written",
  quarantined: "QUARANTINED: the old stock stays",
  failed: "FAILED: the old stock stays",
};

const countsTable = (report: ImportReport): string => {
  const { rows, added, changed, unchanged, removed, refused, held = 0, warnings, doubts } = report.counts;
  const pairs = Object.entries({ rows, added, changed, unchanged, removed, refused, held, warnings, doubts });
  return textTable(
    [pairs.map(([name]) => name), pairs.map(([, value]) => number.format(value))],
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
    `  ${number.format(group.count)} × ${title}`,
    textTable(examples),
    ...(more > 0 ? [`    … and ${number.format(more)} more`] : []),
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
    `${report.feed}: ${STATUS_LABELS[report.status]}${report.dry_run ? " (dry run, nothing is saved)" : ""}  ${seconds.toFixed(1)} s`,
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

/** Prints the report; `pendingPictures` null: the import records no pictures. */
export const printImport = (
  context: CliContext,
  report: ImportReport,
  format: AnswerFormat,
  extras: { readonly seconds: number; readonly pendingPictures: number | null },
): void => {
  const { seconds, pendingPictures } = extras;
  if (format === "json") {
    const waiting = pendingPictures === null ? {} : { pictures_waiting: pendingPictures };
    const all = { ...report, seconds: Math.round(seconds * 1000) / 1000, ...waiting };
    context.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
    if (report.reason !== null) context.stderr.write(`${report.feed}: ${report.status}: ${report.reason}\n`);
  } else {
    context.stdout.write(importSummary(context, report, seconds));
    if (pendingPictures !== null)
      context.stdout.write(`pictures: ${pendingPictures} wait for the server to fetch them\n`);
  }
};
