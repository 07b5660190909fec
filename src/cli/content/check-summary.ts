import { textTable } from "../import/text-table.ts";
import type { ContentCheck, PlacedFinding } from "./run-check.ts";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const placeOf = ({ file, line, story }: PlacedFinding): string =>
  file === null ? story : `${file}${line === null ? "" : `:${line}`}`;

// Whoever writes Markdown knows nothing of the nodes it becomes.
const written = (field: string): string => field.replace(/\.content\.\d.*$/, "");

const row = (finding: PlacedFinding): string[] => [
  placeOf(finding),
  finding.draft ? `${finding.rule} (draft)` : finding.rule,
  written(finding.field),
  finding.message,
];

/** What the check found, one line each, with the place in front where an editor can open it. */
export const contentSummary = ({ stories, catalogue, findings }: ContentCheck): string => {
  const pages = counted(stories, "story", "stories");
  const names = catalogue
    ? ""
    : "\nNames of brands, models, places and people were not checked: no database was filled yet.";
  if (findings.length === 0) return `${pages}, nothing wrong.${names}\n`;
  const wrong = new Set(findings.map(({ story }) => story)).size;
  const verdict = `${counted(findings.length, "finding", "findings")} in ${wrong} of ${pages}.`;
  return `${textTable(findings.map(row))}\n\n${verdict}${names}\n`;
};
