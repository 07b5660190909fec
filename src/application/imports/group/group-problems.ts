import { ConfigurationError } from "#domain/shared/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import type { CatalogueReport } from "../catalogue/import-catalogue.ts";
import type { CatalogueIssue } from "../catalogue/kinds.ts";

const MAX_PROBLEMS = 20;

const UNACCEPTED: ReadonlySet<string> = new Set(["failed", "quarantined"]);

const describeRow = (file: string, { line, field, value, reason }: CatalogueIssue): string =>
  `${file}, line ${line}${field === null ? "" : `, ${field}`}${value === "" ? "" : ` "${value}"`}: ${reason}`;

/** The refused rows, or else why the whole file is not accepted. */
const describeProblems = (
  file: string,
  { status, reason }: Pick<CatalogueReport, "status" | "reason">,
  refused: readonly CatalogueIssue[],
): readonly string[] => {
  if (refused.length > 0) return refused.map((issue) => describeRow(file, issue));
  return UNACCEPTED.has(status) ? [`${file}: ${reason}`] : [];
};

/** Why a file of the catalogue is not imported, a sentence for each reason; empty: nothing is wrong with it. */
export const catalogueProblems = (file: string, report: CatalogueReport): readonly string[] =>
  describeProblems(file, report, report.issues);

/** The same of the file of vehicles, with the first rows of each kind of problem. */
export const vehicleProblems = (file: string, report: ImportReport): readonly string[] =>
  describeProblems(
    file,
    report,
    report.issues
      .filter(({ severity }) => severity === "refused")
      .flatMap(({ examples }) => examples.map(({ column, ...issue }) => ({ ...issue, field: column }))),
  );

/** Throws a `ConfigurationError` with the first problems, if there are any. */
export const throwProblems = (problems: readonly string[]): void => {
  if (problems.length === 0) return;
  const more = problems.length - MAX_PROBLEMS;
  const lines = [...problems.slice(0, MAX_PROBLEMS), ...(more > 0 ? [`… and ${more} more`] : [])];
  throw new ConfigurationError(
    ["The group's files are not imported, none of them:", ...lines, "Correct them, then start again."].join("\n"),
  );
};
