import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { COUNTRY_CODES } from "#domain/countries/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { writeGroupFile } from "../../adapters/platform/files/group-file.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { type AnswerFlags, type Answers, readAnswers } from "../init/answers.ts";
import { pageFiles } from "../init/page-files.ts";
import { schemaFiles } from "../init/schema-files.ts";
import { brandFile, settingsFile } from "../init/settings-file.ts";

const HELP = `
Makes the folder of a group: settings, brand, the pages that a site needs, and JSON Schemas by which editors complete the files.
It has no rates, legal texts or facts of another group; \`doctor\` lists what is still to fill in. On a terminal it asks what
the options leave open.

Examples:
  vitrine init /srv/condroz --country BE --name "Condroz Mobilité" --email bonjour@condroz.example
  GROUP_DIR=/srv/condroz npm start                serves it
  GROUP_DIR=/srv/condroz vitrine doctor           what is still to fill in

Exit codes: 0 the folder is made; 1 an option is missing or wrong, or the folder is not empty.`;

const filesOf = (answers: Answers, day: string): Readonly<Record<string, string>> => ({
  [`settings/${answers.country.toLowerCase()}.yaml`]: settingsFile(answers),
  "brand.yaml": brandFile(answers),
  ...schemaFiles(),
  ...Object.fromEntries(Object.entries(pageFiles(answers, day)).map(([name, text]) => [`content/${name}`, text])),
});

const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

const init = async (context: CliContext, path: string, flags: AnswerFlags): Promise<void> => {
  const folder = resolve(path);
  const answers = await readAnswers(flags, context);
  const problems = [
    ...(isFree(folder) ? [] : [`${folder} is not empty: nothing was written`]),
    ...(answers.ok ? [] : answers.error),
  ];
  if (!answers.ok || problems.length > 0) {
    for (const problem of problems) context.stderr.write(`error: ${problem}\n`);
    return context.exit(WRONG_USAGE);
  }
  for (const [name, text] of Object.entries(filesOf(answers.value, utcDay(context.clock.now())))) {
    const file = join(folder, name);
    await writeGroupFile(file, text);
    context.stdout.write(`${file}\n`);
  }
  context.stderr.write(`next: GROUP_DIR=${folder} npm start, then ./vitrine doctor; docs/how-to/your-group.md\n`);
};

/** `vitrine init` */
export const initCommand = (context: CliContext): Command =>
  new Command("init")
    .description("Makes the folder of a new group, which GROUP_DIR then names.")
    .argument("<folder>", "a new or empty folder")
    .option("--name <name>", "name of the group")
    .option("--country <code>", COUNTRY_CODES.join(", "))
    .option("--email <address>", "gets the leads until rules say otherwise")
    .option("--legal-name <name>", "by default the name")
    .option("--phone <number>", "+ and the digits")
    .option("--address <line>", "on one line")
    .option("--accent <colour>", "of buttons, as #1a2b3c")
    .addHelpText("after", HELP)
    .action((folder: string, flags: AnswerFlags) => init(context, folder, flags));
