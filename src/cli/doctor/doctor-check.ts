import type { Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import type { CliContext } from "../context.ts";
import type { FoundDatabase } from "./open-database.ts";
import type { SiteReader } from "./site-reader.ts";
import { formatCount } from "../counts.ts";

/** `fix`: something must be corrected. `warn`: it works, but should be known. */
type Problem = {
  readonly level: "fix" | "warn";
  /** What is wrong, and what corrects it: together one sentence, "what; remedy". */
  readonly what: string;
  readonly remedy: string;
  /** Lines below it. */
  readonly details: readonly string[];
  /** Exit code of the command, where it is not that of most problems. */
  readonly exitCode?: number;
};

/** `note`: neither well nor ill. */
export type DoctorFinding = Problem | { readonly level: "note"; readonly what: string };

/** False: nothing was found. */
export type Found = DoctorFinding | false;

export const fix = (what: string, remedy: string, details: readonly string[] = []): Problem => ({
  level: "fix",
  what,
  remedy,
  details,
});

export const warn = (what: string, remedy: string, details: readonly string[] = []): Problem => ({
  ...fix(what, remedy, details),
  level: "warn",
});

export const note = (what: string): DoctorFinding => ({ level: "note", what });

export type CheckResult = {
  /** What was found well; printed if nothing has to be corrected or known. */
  readonly summary: string;
  readonly findings: readonly Found[];
  /** For programs: what the findings say, as data. */
  readonly data?: object;
};

/** What every check may use. */
export type CheckedMachine = {
  readonly context: CliContext;
  readonly opened: FoundDatabase;
  readonly settings: Result<Settings, readonly string[]>;
  /** Public address: of SITE_URL, otherwise the one that the server saved. */
  readonly siteUrl: string;
};

export type CheckedSettings = Omit<CheckedMachine, "settings"> & {
  readonly settings: Settings;
  readonly reader: SiteReader;
};

export type CheckedSite = CheckedSettings & { readonly database: Database };

/** A check; `needs`: what it cannot do without. `database` needs the settings too. */
export type DoctorCheck = {
  /** Name in lines, JSON and metrics: public, in kebab case. */
  readonly name: string;
} & (
  | { readonly needs: "nothing"; readonly run: (machine: CheckedMachine) => Promise<CheckResult> }
  | { readonly needs: "settings"; readonly run: (site: CheckedSettings) => Promise<CheckResult> }
  | { readonly needs: "database"; readonly run: (site: CheckedSite) => Promise<CheckResult> }
);

/** The sentence of a path that this account cannot use, as what is wrong and what helps. */
export const unusable = (name: string, problem: string | null): Found => {
  if (problem === null) return false;
  const [what = "", remedy = "run the command as the account of the server"] = problem.split("; ");
  return fix(`${name}: ${what}`, remedy);
};

/** An end of a setting within so many days is announced. */
export const ENDING_SETTINGS_DAYS = 60;

/** Lines that a check prints at most below a finding. */
const MAX_DETAILS = 10;

/** The first lines, and how many more there are. */
export const firstLines = (lines: readonly string[], total = lines.length): readonly string[] => {
  const first = lines.slice(0, MAX_DETAILS);
  return total > first.length ? [...first, `… and ${formatCount(total - first.length)} more`] : first;
};

/**
 * Level of what a public start refuses: a warning where the operator says that it is meant, and where this command does
 * not have the environment of the server, which may say so.
 */
export const levelOfPublicStart = ({ context: { config } }: Pick<CheckedMachine, "context">): typeof fix =>
  config.isDemonstration || !config.isSiteUrlSet ? warn : fix;
