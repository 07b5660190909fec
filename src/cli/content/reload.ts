import { setTimeout as sleep } from "node:timers/promises";
import { Command, InvalidArgumentError } from "commander";
import { awaitReload } from "#application/operations/index.ts";
import { createNodeStore, invalidateContentCache } from "../../adapters/database/index.ts";
import { type CliContext, openForReading } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { FINDINGS } from "./read-content.ts";
import { readSiteFiles, reloadJson, reloadSummary } from "./reload-summary.ts";

type Flags = { readonly format: AnswerFormat; readonly wait: number };

const DEFAULT_WAIT_S = 30;
const MAX_WAIT_S = 600;

const HELP = `
Every running server on the database reads them within two seconds and answers what changed and what is wrong; what cannot
be read leaves the old state there. This command prints the answers. New settings take a server longer than stories: it
rebuilds its stock index. Stories of the content service are fetched afterwards, and are not in the answers.

Exit codes: 0 nothing wrong; 1 wrong usage, or no database; 2 something is wrong here or on a server, or a server that
should run, or every server, gave no answer.`;

const parseWait = (text: string): number => {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_WAIT_S) return seconds;
  throw new InvalidArgumentError(`It must be a number of seconds from 1 to ${MAX_WAIT_S}.`);
};

const reload = async (context: CliContext, { format, wait }: Flags): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    const files = readSiteFiles(context);
    const version = await invalidateContentCache(database);
    const dependencies = { nodes: createNodeStore(database), clock: context.clock, wait: (ms: number) => sleep(ms) };
    const answers = await awaitReload(dependencies, version, wait * 1_000);
    const result = { files, ...answers, waitSeconds: wait };
    context.stdout.write(
      format === "json" ? `${JSON.stringify(reloadJson(result), null, 2)}\n` : reloadSummary(result),
    );
    const isFine =
      files.problems.length === 0 &&
      answers.answered.length > 0 &&
      answers.silent.length === 0 &&
      answers.answered.every((node) => (node.reload?.problemCount ?? 0) === 0);
    context.exit(isFine ? 0 : FINDINGS);
  } finally {
    await database.close();
  }
};

/** `vitrine content reload` */
export const reloadCommand = (context: CliContext): Command =>
  new Command("reload")
    .description(
      "Makes running servers reload stories, redirects and settings and prints their answers; SIGHUP reloads one of them.",
    )
    .addOption(formatOption())
    .option("--wait <seconds>", "how long to wait for the answers", parseWait, DEFAULT_WAIT_S)
    .addHelpText("after", HELP)
    .action((flags: Flags) => reload(context, flags));
