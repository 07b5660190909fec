import { Argument, type Command } from "commander";
import {
  type ContentCheckResult,
  listContent,
  type ListedStory,
  type LocatedFinding,
  runContentCheck,
} from "#application/content/index.ts";
import { getContentPreviewToken } from "../../adapters/database/index.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { command, commandGroup, existingDatabase } from "../command.ts";
import { readKnownSite } from "../content/known-site.ts";
import { requireContent, requireSettings } from "../content/read-content.ts";
import { reloadCommand } from "../content/reload.ts";
import type { CliContext } from "../context.ts";
import { FINDINGS } from "../failure.ts";
import { textTable } from "../text-table.ts";
import { countOf } from "../counts.ts";

const CHECK_HELP = `
Examples:
  vitrine content check                        every story, with file and line of what is wrong
  vitrine content check ../draft-of-the-site   the same of another folder
  vitrine content check --format json | jq -r '.findings[] | "\\(.file):\\(.line) \\(.message)"'

Looked at are published stories and drafts: what the schemas refuse, Markdown or HTML in texts that are shown as they are, links and anchors that lead nowhere, queries that the
stock does not know, pictures that are not there or say nothing, unknown icons, brands, models, places and people, pages
nobody leads to, titles and descriptions that are missing, doubled, too short or too long, and old addresses in redirects.csv
that lead nowhere.

Exit codes: 0 nothing wrong; 1 wrong usage, or no content there; 2 something is wrong.`;

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
const contentSummary = ({ stories, catalogue, findings }: ContentCheckResult): string => {
  const pages = countOf(stories, "story", "stories");
  const names = catalogue
    ? ""
    : "\nNames of brands, models, places and people were not checked: no database was filled yet.";
  if (findings.length === 0) return `${pages}, nothing wrong.${names}\n`;
  const affectedStories = new Set(findings.map(({ story }) => story)).size;
  const verdict = `${countOf(findings.length, "finding", "findings")} in ${affectedStories} of ${pages}.`;
  return `${textTable(findings.map(row))}\n\n${verdict}${names}\n`;
};

const folderArgument = ({ config }: CliContext): Argument =>
  new Argument("[folder]", "folder of the stories; the site's own where none is named").default(config.contentDir);

const toCheckJson = ({ findings, ...result }: ContentCheckResult) => ({
  ...result,
  findings: findings.map(({ isOld, ...finding }) => (isOld ? { ...finding, is_old: true } : finding)),
});

const checkCommand = (context: CliContext): Command =>
  command(context, {
    name: "check",
    description: "Says what is wrong with the pages, and in which line of which file.",
    help: CHECK_HELP,
    parameters: [folderArgument(context)],
    run: async (_none, folder: string) => {
      const settings = requireSettings(context);
      const content = requireContent(folder, context);
      return runContentCheck(content, await readKnownSite(context, folder, settings), displayPath);
    },
    table: contentSummary,
    json: toCheckJson,
    exitCode: ({ findings }) => (findings.length === 0 ? 0 : FINDINGS),
  });

const HEAD = ["address", "name", "state", "updated", "file"];

const storyTable = (stories: readonly ListedStory[]): string =>
  textTable([
    HEAD,
    ...stories.map(({ path, name, state, updated_at, file }) => [
      path,
      name,
      state,
      updated_at.slice(0, 10),
      file ?? "-",
    ]),
  ]);

const listCommand = (context: CliContext): Command =>
  command(context, {
    name: "list",
    description: "Lists all stories with their addresses, drafts too.",
    parameters: [folderArgument(context)],
    run: (_none, folder: string) => listContent(requireContent(folder, context), displayPath),
    table: storyTable,
  });

const tokenCommand = (context: CliContext): Command =>
  command(context, {
    name: "token",
    description: "Prints the token that shows drafts: add ?preview=TOKEN to the address of a page.",
    needs: existingDatabase,
    run: getContentPreviewToken,
    text: (token) => token,
  });

/** `vitrine content check|list|reload|token` */
export const contentCommand = (context: CliContext): Command =>
  commandGroup("content", "Looks after the pages: checks them, lists them, shows editors what is not published yet.", [
    checkCommand(context),
    listCommand(context),
    reloadCommand(context),
    tokenCommand(context),
  ]);
