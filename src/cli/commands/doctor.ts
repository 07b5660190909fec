import { type Command, InvalidArgumentError, Option } from "commander";
import { describeDatabase, hasDatabase } from "../../adapters/database/index.ts";
import { command } from "../command.ts";
import type { CliContext } from "../context.ts";
import { exitCodeOf, jsonReport, textReport } from "../doctor/report.ts";
import { runChecks } from "../doctor/run-checks.ts";

const DEFAULT_DATABASE_SECONDS = 20;

const MAX_DATABASE_SECONDS = 86_400;

const EXAMPLES = `
Examples:
  vitrine doctor                                   what is not well, and what corrects it
  vitrine doctor --format json | jq -r '.checks[] | select(.status == "fix") | .check'

Each line begins with ok, note, warn (it works, but should be known) or fix, and the name of the check: database, settings,
what a start at a public address refuses, pages, redirects, pictures, vehicles, offers, feeds, deliveries, appointments,
certificate, clock, disk, permissions. Run it with the environment of the server. It changes nothing and prints no secret;
the metrics of the server have the same checks. "npm run doctor" checks the machine, then this.

It looks for damage in the database for --database-seconds: SQLite's quick_check and foreign_key_check, or a reading of every
table of PostgreSQL; it says which tables it did not get to.

Exit codes: 0 nothing to correct; 1 wrong usage, wrong settings or no database; 2 something has to be corrected; 3 the
database is damaged or cannot be used.`;

const parseSeconds = (text: string): number => {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_DATABASE_SECONDS) return seconds;
  throw new InvalidArgumentError(`It must be a number of seconds from 1 to ${MAX_DATABASE_SECONDS}.`);
};

/** As every command that reads says it. */
const sayDatabase = async ({ config: { dataDir, databaseUrl: url }, stderr }: CliContext): Promise<void> => {
  const name = describeDatabase({ dataDir, url });
  const exists = await hasDatabase({ dataDir, url });
  stderr.write(exists ? `database: ${name}\n` : `error: there is no database at ${name}\n`);
};

/** `vitrine doctor` */
export const doctorCommand = (context: CliContext): Command =>
  command(context, {
    name: "doctor",
    description: "Says what is not well with the site and its data, and what corrects it.",
    help: EXAMPLES,
    parameters: [
      new Option("--format <format>", "how the answer is printed").choices(["text", "json"]).default("text"),
      [
        "--database-seconds <seconds>",
        "how long the database is looked through for damage",
        parseSeconds,
        DEFAULT_DATABASE_SECONDS,
      ],
    ],
    run: async (_none, { databaseSeconds }: { readonly databaseSeconds: number }) => {
      await sayDatabase(context);
      return runChecks(context, databaseSeconds * 1_000);
    },
    table: textReport,
    json: (outcomes) => jsonReport(outcomes, context.clock.now()),
    exitCode: exitCodeOf,
  });
