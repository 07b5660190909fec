import { textTable } from "../text-table.ts";
import type { ContentCheckResult, LocatedFinding } from "#application/content/index.ts";

const formatCount = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

const formatLocation = ({ file, line, story }: LocatedFinding): string =>
  file === null ? story : `${file}${line === null ? "" : `:${line}`}`;

// Cuts the path of nodes that Markdown is parsed into; editors do not know them.
const editorField = (field: string): string => field.replace(/\.content\.\d.*$/, "");

const row = (finding: LocatedFinding): string[] => [
  formatLocation(finding),
  finding.draft ? `${finding.rule} (draft)` : finding.rule,
  editorField(finding.field),
  finding.message,
];

/** One line for each finding, beginning with file and line. */
export const contentSummary = ({ stories, catalogue, findings }: ContentCheckResult): string => {
  const pages = formatCount(stories, "story", "stories");
  const names = catalogue
    ? ""
    : "\nNames of brands, models, places and people were not checked: no database was filled yet.";
  if (findings.length === 0) return `${pages}, nothing wrong.${names}\n`;
  const affectedStories = new Set(findings.map(({ story }) => story)).size;
  const verdict = `${formatCount(findings.length, "finding", "findings")} in ${affectedStories} of ${pages}.`;
  return `${textTable(findings.map(row))}\n\n${verdict}${names}\n`;
};
