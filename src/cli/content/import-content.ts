import { join } from "node:path";
import type { Command } from "commander";
import { contentReferences } from "#application/strings/content-references.ts";
import { type ContentProblem, parseShell, parseStory, SHELL_SLUG, withGroupContact } from "#domain/content/index.ts";
import { changedFields } from "#domain/imports/index.ts";
import { err, errorMessage, ok, type Result, utcDay } from "#domain/shared/index.ts";
import {
  formatStoryFile,
  readTransferredStories,
  replaceFields,
  storyFileName,
  toStoryFields,
  type TransferredStory,
  transferredStorySchema,
} from "../../adapters/content/index.ts";
import { writeGroupFile } from "../../adapters/platform/files/group-file.ts";
import { command } from "../command.ts";
import { type CliContext, readMarketSettings } from "../context.ts";
import { FINDINGS, orUnreadable } from "../failure.ts";
import { changesText, type PrintedChange } from "../import/import-changes.ts";
import { readCommandText } from "../streams.ts";

const readRows = async (context: CliContext, source: string): Promise<readonly unknown[]> => {
  const rows: unknown = JSON.parse(await readCommandText(context, source));
  if (!Array.isArray(rows)) throw new Error("it is no JSON array of stories");
  return rows;
};

const problemsOf = (slug: string, fields: unknown): readonly ContentProblem[] => {
  if (slug === SHELL_SLUG) return parseShell(fields).problems;
  const parsed = parseStory(slug, fields);
  return parsed.ok ? parsed.value.problems : parsed.error;
};

type StoriesByFile = ReadonlyMap<string, TransferredStory>;

type CheckStory = (story: TransferredStory, all: StoriesByFile) => readonly string[];

/** The problems of a story as the site would read it: of a market with the fields of all markets. */
const createStoryCheck = (context: CliContext): CheckStory => {
  const settings = readMarketSettings(context);
  const references = settings.ok ? contentReferences(settings.value, utcDay(context.clock.now())) : null;
  return ({ slug, market, story }, all) => {
    const shared = market === null ? undefined : all.get(storyFileName({ slug, market: null, draft: false }));
    try {
      const written = toStoryFields(shared === undefined ? story : replaceFields(shared.story, story));
      const fields = references === null ? written : withGroupContact(written, references);
      return problemsOf(slug, fields).map(({ field, message }) => `${field} ${message}`);
    } catch (error) {
      return [errorMessage(error)];
    }
  };
};

type Refusal = { readonly row: number; readonly story: string; readonly reasons: readonly string[] };

type Plan = {
  readonly write: readonly TransferredStory[];
  readonly changes: readonly PrintedChange[];
  readonly unchanged: number;
  readonly refusals: readonly Refusal[];
};

const readStory = (row: unknown): Result<TransferredStory, readonly string[]> => {
  const parsed = transferredStorySchema.safeParse(row);
  return parsed.success
    ? ok(parsed.data)
    : err(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()));
};

const toFileEntry = (story: TransferredStory) => [storyFileName(story), story] as const;

const createPlan = (rows: readonly unknown[], present: StoriesByFile, check: CheckStory): Plan => {
  const read = rows.map(readStory);
  const all = new Map([...present, ...read.flatMap((story) => (story.ok ? [toFileEntry(story.value)] : []))]);
  const write: TransferredStory[] = [];
  const changes: PrintedChange[] = [];
  const refusals: Refusal[] = [];
  for (const [index, story] of read.entries()) {
    const reasons = story.ok ? check(story.value, all) : story.error;
    if (!story.ok || reasons.length > 0) {
      refusals.push({ row: index + 1, story: story.ok ? storyFileName(story.value) : "", reasons });
      continue;
    }
    const [title, after] = toFileEntry(story.value);
    const before = present.get(title);
    const fields = before === undefined ? [] : changedFields(before.story, after.story);
    if (before !== undefined && fields.length === 0) continue;
    changes.push({ title, change: before === undefined ? "added" : "changed", fields });
    write.push(after);
  }
  return { write, changes, refusals, unchanged: rows.length - write.length - refusals.length };
};

const writeStories = async (folder: string, stories: readonly TransferredStory[]): Promise<void> => {
  for (const story of stories) {
    await writeGroupFile(join(folder, storyFileName(story)), formatStoryFile(story.story));
  }
};

const summary = ({ changes, unchanged, refusals }: Plan, dryRun: boolean): string => {
  const added = changes.filter(({ change }) => change === "added").length;
  const counts = `${added} added, ${changes.length - added} changed, ${unchanged} unchanged, ${refusals.length} refused`;
  const next = dryRun
    ? "Nothing was written."
    : "`vitrine content check` tests the pages, `vitrine content reload` puts them in force.";
  const refused = refusals.map(({ row, story, reasons }) => `refused: row ${row} ${story}: ${reasons.join("; ")}\n`);
  return `${refused.join("")}${changesText(changes, "stories")}${counts}.\n${next}\n`;
};

const HELP = `
Examples:
  vitrine export content > content.json           the stories as they are
  vitrine import content content.json --dry-run   what it would change, by story and field
  vitrine import content content.json && vitrine content check && vitrine content reload

A story that the file does not name stays. One that has an error is refused with its reasons, and its file stays as it is.
Only the files of stories that differ are written; comments in them are lost.

Exit codes: 0 all in, or nothing new; 1 wrong usage, or nothing was read; 2 in, some stories refused.`;

/** `vitrine import content FILE|URL|-`: writes the stories that differ into the content folder, and no other. */
export const contentImportCommand = (context: CliContext): Command =>
  command(context, {
    name: "content",
    description: "Takes stories in: writes the files of those that differ.",
    help: HELP,
    parameters: [
      ["<source>", "a JSON file of vitrine export content, an http(s) address, or - for standard input"],
      ["--dry-run", "report what would happen and change nothing"],
    ],
    run: (_none, source: string, { dryRun = false }: { readonly dryRun?: boolean }) =>
      orUnreadable(source, async () => {
        const stories = readTransferredStories(context.config.contentDir);
        if (!stories.ok) throw new Error(stories.error);
        const present = new Map(stories.value.map(toFileEntry));
        const plan = createPlan(await readRows(context, source), present, createStoryCheck(context));
        if (!dryRun) await writeStories(context.config.contentDir, plan.write);
        return { plan, dryRun };
      }),
    table: ({ plan, dryRun }) => summary(plan, dryRun),
    json: ({ plan: { write: _written, ...report } }) => report,
    exitCode: ({ plan }) => (plan.refusals.length === 0 ? 0 : FINDINGS),
  });
