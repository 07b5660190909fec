import { type Command, InvalidArgumentError, Option } from "commander";
import { describeDatabase, hasDatabase } from "../../adapters/database/index.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import type { DoctorFinding } from "../doctor/doctor-check.ts";
import { type CheckOutcome, runChecks, statusOf } from "../doctor/run-checks.ts";
import { FAILED } from "../failure.ts";

/** Exit code: something has to be corrected. */
const FOUND = 2;

/** From the code that says most. */
const CODES = [FAILED, WRONG_USAGE, FOUND];

export const exitCodeOf = (outcomes: readonly CheckOutcome[]): number => {
  const codes = new Set(
    outcomes.flatMap(({ result }) =>
      (result?.findings ?? []).flatMap((finding) => (finding.level === "fix" ? [finding.exitCode ?? FOUND] : [])),
    ),
  );
  return CODES.find((code) => codes.has(code)) ?? 0;
};

const line = (level: string, check: string, text: string): string => `${level.padEnd(5)} ${check}: ${text}`;

const findingLines = (check: string, finding: DoctorFinding): readonly string[] => {
  if (finding.level === "note") return [line("note", check, finding.what)];
  const { level, what, remedy, details } = finding;
  return [line(level, check, `${what}; ${remedy}`), ...details.map((detail) => `  ${detail}`)];
};

const outcomeLines = (outcome: CheckOutcome): readonly string[] => {
  const { check, result } = outcome;
  if (result === null) return [line("note", check, "not checked, because database or settings cannot be used")];
  const found = result.findings.flatMap((finding) => findingLines(check, finding));
  return statusOf(outcome) === "ok" ? [line("ok", check, result.summary), ...found] : found;
};

/** A line for each check, or for each thing that it found, with details below. */
export const textReport = (outcomes: readonly CheckOutcome[]): string =>
  `${outcomes.flatMap(outcomeLines).join("\n")}\n`;

const findingJson = (finding: DoctorFinding): object =>
  finding.level === "note"
    ? finding
    : { level: finding.level, what: finding.what, remedy: finding.remedy, details: finding.details };

const snakeCase = (key: string): string =>
  /^[a-z]+[A-Z]/.test(key) ? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key;

/** Checks hand over what they read; printed keys are those of all commands. */
const printedData = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(printedData);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [snakeCase(key), printedData(one)]));
};

/** The same for programs. */
export const jsonReport = (outcomes: readonly CheckOutcome[], at: Date) => {
  const checks = outcomes.map((outcome) => {
    const { check, result } = outcome;
    const { summary = null, findings = [], data = {} } = result ?? {};
    return { check, status: statusOf(outcome), summary, findings: findings.map(findingJson), data: printedData(data) };
  });
  const ok = exitCodeOf(outcomes) === 0;
  return { ok, checked_at: at.toISOString(), checks };
};

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

Exit codes: 0 nothing to correct; 1 wrong usage, wrong settings, no database, or one that refuses writes; 2 something has to be
corrected; 3 the database is damaged or cannot be used.`;

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
    json: (outcomes: readonly CheckOutcome[]) => jsonReport(outcomes, context.clock.now()),
    exitCode: exitCodeOf,
  });
