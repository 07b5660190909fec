import { join } from "node:path";
import { type Command, Option } from "commander";
import { KNOWN_BROKEN } from "#domain/redirects/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { formatRedirectRows, readRedirectRows, readTransferredStories } from "../../adapters/content/index.ts";
import { REDIRECTS_FILE } from "../../shared-container/redirects.ts";
import type { CliContext } from "../context.ts";
import { fail, FAILED } from "../failure.ts";
import { type OutputFlags, outputCommand, writeOutput } from "../write-output.ts";

const CONTENT_HELP = `
Examples:
  vitrine export content > content.json                the stories of all markets and their drafts
  vitrine import content content.json --dry-run        what an edited file would change, by story and field

The file is a JSON array with an object for each story file: slug, market, draft and its fields, long texts as
{ "markdown": "…" } (docs/schemas/vitrine-content.schema.json). Imported again it changes nothing. What Storyblok's clients
read is served by the running site at /v2/cdn/stories.

Exit codes: 0 written; 3 nothing was written, for example because a file cannot be read.`;

const REDIRECTS_HELP = `
Examples:
  vitrine export redirects > redirects.csv                     from,to,status with a header line
  vitrine export redirects --as json --out redirects.json      { "/fr/old": { "to": "/new", "status": 301 } }
  vitrine redirects import redirects.csv --dry-run             what an edited table would change, by row

Imported again it changes nothing.

Exit codes: 0 written; 3 nothing was written, for example because a line of the table cannot be read.`;

type Text = { readonly text: string; readonly count: string };

const exportText = async (context: CliContext, flags: OutputFlags, read: () => Text): Promise<void> => {
  try {
    const { text, count } = read();
    await writeOutput(context, flags, [Buffer.from(text)]);
    context.stderr.write(`${count} written\n`);
  } catch (error) {
    fail(context, FAILED, errorMessage(error));
  }
};

const contentText = ({ config }: CliContext): Text => {
  const stories = readTransferredStories(config.contentDir);
  if (!stories.ok) throw new Error(stories.error);
  return { text: `${JSON.stringify(stories.value, null, 2)}\n`, count: `${stories.value.length} stories` };
};

const redirectsText = ({ config }: CliContext, as: string): Text => {
  const read = readRedirectRows(join(config.contentDir, REDIRECTS_FILE));
  if (!read.ok) throw new Error(read.error);
  const { rows, problems } = read.value;
  const [first] = problems;
  if (first) throw new Error(`${REDIRECTS_FILE}:${first.line}: ${first.message}`);
  const entries = Object.fromEntries(
    rows.map(({ from, to, status, isKnownBroken }) => [
      from,
      { to, status, ...(isKnownBroken ? { note: KNOWN_BROKEN } : {}) },
    ]),
  );
  const text = as === "csv" ? formatRedirectRows(rows) : `${JSON.stringify(entries, null, 2)}\n`;
  return { text, count: `${rows.length} redirects` };
};

/** `vitrine export content|redirects`: what is in the files of the content folder. */
export const fileExportCommands = (context: CliContext): readonly Command[] => [
  outputCommand("content")
    .description("Writes the stories of the content folder, of all markets, drafts included.")
    .addHelpText("after", CONTENT_HELP)
    .action((flags: OutputFlags) => exportText(context, flags, () => contentText(context))),
  outputCommand("redirects")
    .description("Writes the table of old addresses.")
    .addOption(new Option("--as <format>", "which format").choices(["csv", "json"]).default("csv"))
    .addHelpText("after", REDIRECTS_HELP)
    .action((flags: OutputFlags & { readonly as: string }) =>
      exportText(context, flags, () => redirectsText(context, flags.as)),
    ),
];
