import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import { COUNTRY_CODES } from "#domain/countries/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { writeGroupFile } from "../../adapters/platform/files/group-file.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { type AnswerFlags, readAnswers } from "../init/answers.ts";
import { groupFiles, schemaFiles } from "../init/group-files.ts";

const HELP = `
Makes the folder of a group: settings, brand, the pages that a site needs, lists of brands and locations without an entry, and
JSON Schemas by which editors complete and check every file.
It has no rates, legal texts or facts of another group; \`doctor\` lists what is still to fill in. On a terminal it asks what
the options leave open.

Examples:
  vitrine init /srv/condroz --country BE --name "Condroz Mobilité" --email bonjour@condroz.example
  GROUP_DIR=/srv/condroz npm start                serves it
  GROUP_DIR=/srv/condroz vitrine doctor           what is still to fill in
  vitrine init /srv/condroz --schemas             after an upgrade: writes the JSON Schemas again, and nothing else

Exit codes: 0 the folder is made; 1 an option is missing or wrong, or the folder is not empty, or with --schemas not there.`;

const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

const writeFiles = async ({ stdout }: CliContext, folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await writeGroupFile(file, text);
    stdout.write(`${file}\n`);
  }
};

const refuse = (problems: readonly string[]): CommandError => new CommandError(WRONG_USAGE, problems.join("\nerror: "));

const make = async (context: CliContext, folder: string, flags: AnswerFlags): Promise<void> => {
  const answers = await readAnswers(flags, context);
  const problems = [
    ...(isFree(folder) ? [] : [`${folder} is not empty: nothing was written`]),
    ...(answers.ok ? [] : answers.error),
  ];
  if (!answers.ok || problems.length > 0) throw refuse(problems);
  await writeFiles(context, folder, groupFiles(answers.value, utcDay(context.clock.now())));
  context.stderr.write(`next: GROUP_DIR=${folder} npm start, then ./vitrine doctor; docs/how-to/your-group.md\n`);
};

type InitFlags = AnswerFlags & { readonly schemas?: boolean };

const init = async (context: CliContext, path: string, { schemas, ...flags }: InitFlags): Promise<void> => {
  const folder = resolve(path);
  if (schemas !== true) return make(context, folder, flags);
  if (!existsSync(join(folder, "settings"))) throw refuse([`${folder} is no folder of a group: it has no settings`]);
  return writeFiles(context, folder, schemaFiles());
};

/** `vitrine init` */
export const initCommand = (context: CliContext): Command =>
  command(context, {
    name: "init",
    description: "Makes the folder of a new group, which GROUP_DIR then names.",
    help: HELP,
    parameters: [
      ["<folder>", "a new or empty folder"],
      ["--name <name>", "name of the group"],
      ["--country <code>", COUNTRY_CODES.join(", ")],
      ["--email <address>", "gets the leads until rules say otherwise"],
      ["--legal-name <name>", "by default the name"],
      ["--phone <number>", "+ and the digits"],
      ["--address <line>", "on one line"],
      ["--accent <colour>", "of buttons, as #1a2b3c"],
      ["--schemas", "of a folder that is there: only its JSON Schemas, of this release"],
    ],
    run: (_none, folder: string, flags: InitFlags) => init(context, folder, flags),
  });
