import { Command } from "commander";
import {
  type ContentCheckResult,
  listContent,
  type ListedStory,
  type LocatedFinding,
  runContentCheck,
} from "#application/content/index.ts";
import { getContentPreviewToken } from "../../adapters/database/index.ts";
import { readKnownSite } from "../content/known-site.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { FINDINGS, readContent } from "../content/read-content.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import { reloadCommand } from "../content/reload.ts";
import { textTable } from "../text-table.ts";
import { type CliContext, openForReading } from "../context.ts";
import { fail } from "../failure.ts";
import { readMarketSettings } from "../market-settings.ts";

type Flags = { readonly format: AnswerFormat };

const UNREADABLE = 1;

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
const contentSummary = ({ stories, catalogue, findings }: ContentCheckResult): string => {
  const pages = formatCount(stories, "story", "stories");
  const names = catalogue
    ? ""
    : "\nNames of brands, models, places and people were not checked: no database was filled yet.";
  if (findings.length === 0) return `${pages}, nothing wrong.${names}\n`;
  const affectedStories = new Set(findings.map(({ story }) => story)).size;
  const verdict = `${formatCount(findings.length, "finding", "findings")} in ${affectedStories} of ${pages}.`;
  return `${textTable(findings.map(row))}\n\n${verdict}${names}\n`;
};

const runCheck = async (context: CliContext, folder: string, { format }: Flags): Promise<void> => {
  const settings = readMarketSettings(context);
  if (!settings.ok) return fail(context, UNREADABLE, settings.error.join("\n"));
  const content = readContent(folder, context);
  if (!content.ok) return fail(context, UNREADABLE, content.error);
  const site = await readKnownSite(context, folder, settings.value);
  const result = await runContentCheck(content.value, site, displayPath);
  context.stdout.write(format === "json" ? `${JSON.stringify(result, null, 2)}\n` : contentSummary(result));
  context.exit(result.findings.length === 0 ? 0 : FINDINGS);
};

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

const list = async (context: CliContext, folder: string, { format }: Flags): Promise<void> => {
  const content = readContent(folder, context);
  if (!content.ok) return fail(context, UNREADABLE, content.error);
  const stories = await listContent(content.value, displayPath);
  context.stdout.write(format === "json" ? `${JSON.stringify(stories, null, 2)}\n` : `${storyTable(stories)}\n`);
};

const token = async (context: CliContext): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    context.stdout.write(`${await getContentPreviewToken(database)}\n`);
  } finally {
    await database.close();
  }
};

const folderArgument = ({ config }: CliContext) =>
  ["[folder]", "folder of the stories; the site's own where none is named", config.contentDir] as const;

/** `vitrine content check|list|reload|token` */
export const contentCommand = (context: CliContext): Command =>
  new Command("content")
    .description("Looks after the pages: checks them, lists them, shows editors what is not published yet.")
    .addCommand(
      new Command("check")
        .description("Says what is wrong with the pages, and in which line of which file.")
        .argument(...folderArgument(context))
        .addOption(formatOption())
        .addHelpText("after", CHECK_HELP)
        .action((folder: string, flags: Flags) => runCheck(context, folder, flags)),
    )
    .addCommand(
      new Command("list")
        .description("Lists all stories with their addresses, drafts too.")
        .argument(...folderArgument(context))
        .addOption(formatOption())
        .action((folder: string, flags: Flags) => list(context, folder, flags)),
    )
    .addCommand(reloadCommand(context))
    .addCommand(
      new Command("token")
        .description("Prints the token that shows drafts: add ?preview=TOKEN to the address of a page.")
        .action(() => token(context)),
    );
