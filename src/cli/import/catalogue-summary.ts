import { findUnpublishedOffers } from "#application/advertising/index.ts";
import type { CatalogueReport } from "#application/imports/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import { changesText, toPrintedChange } from "./import-changes.ts";
import { textTable } from "../text-table.ts";

const number = new Intl.NumberFormat("en-GB");

const STATUS_LABELS: Readonly<Record<CatalogueReport["status"], string>> = {
  imported: "imported",
  identical: "identical: the catalogue already holds this, nothing was written",
  quarantined: "QUARANTINED: the old ones stay",
  failed: "FAILED: the old ones stay",
};

const MAX_ISSUES = 40;

const issueTable = ({ issues }: CatalogueReport): string[] => {
  if (issues.length === 0) return [];
  const visible = issues.slice(0, MAX_ISSUES);
  const rows = visible.map(({ line, field, value, reason }) => [String(line), field ?? "", value, reason]);
  const more = issues.length - visible.length;
  return [
    "",
    "refused:",
    textTable([["line", "field", "value", "reason"], ...rows], [0]),
    ...(more > 0 ? [`… and ${number.format(more)} more`] : []),
  ];
};

/** The report as text: status, counts, and each refused row with its reason. */
export const catalogueSummary = (report: CatalogueReport): string => {
  const { rows, added, changed, unchanged, removed, refused } = report.counts;
  const pairs = Object.entries({ rows, added, changed, unchanged, removed, refused });
  return [
    `${report.kind}: ${STATUS_LABELS[report.status]}${report.dry_run ? " (dry run, nothing is saved)" : ""}`,
    ...(report.reason === null ? [] : [`reason: ${report.reason}`]),
    ...report.notes.map((note) => `note: ${note}`),
    "",
    textTable(
      [pairs.map(([name]) => name), pairs.map(([, value]) => number.format(value))],
      pairs.map((_, index) => index),
    ),
    ...issueTable(report),
    "",
    ...(report.changes.length === 0 ? [] : [changesText(report.changes.map(toPrintedChange), report.kind)]),
  ].join("\n");
};

const MAX_NAMED = 10;

/** Warns on standard error of stored lease offers that the site does not display, with the reasons. */
export const warnOfUnpublishedOffers = async (
  { stderr, clock }: Pick<CliContext, "stderr" | "clock">,
  database: Database,
  settings: Settings,
): Promise<void> => {
  const unpublished = await findUnpublishedOffers({ catalogue: createCatalogueRepository(database), settings, clock });
  if (unpublished.length === 0) return;
  stderr.write(`warning: ${unpublished.length} stored lease offers are not shown on the site today:\n`);
  for (const { slug, reasons } of unpublished.slice(0, MAX_NAMED)) stderr.write(`  ${slug} ${reasons.join("; ")}\n`);
  if (unpublished.length > MAX_NAMED) stderr.write(`  … and ${unpublished.length - MAX_NAMED} more\n`);
};
