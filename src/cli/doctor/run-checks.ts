import { type CliContext, readMarketSettings, readSiteUrl } from "../context.ts";
import { describeFailure } from "../failure.ts";
import { catalogueCheck } from "./checks/catalogue.ts";
import { contentCheck, redirectsCheck, reloadCheck } from "./checks/content.ts";
import { databaseCheck } from "./checks/database.ts";
import { feedsCheck } from "./checks/feeds.ts";
import { appointmentsCheck, deliveriesCheck, formsCheck, retentionCheck } from "./checks/leads.ts";
import { backupsCheck, clockCheck, diskCheck } from "./checks/machine.ts";
import { networksCheck } from "./checks/networks.ts";
import { picturesCheck } from "./checks/pictures.ts";
import { publicStartCheck } from "./checks/public-start.ts";
import {
  certificateCheck,
  connectionsCheck,
  permissionsCheck,
  securityContactCheck,
  signingCheck,
} from "./checks/security.ts";
import { datedSettingsCheck, schemasCheck, settingsCheck, toFillInCheck } from "./checks/settings.ts";
import { configuratorsCheck, leaseOffersCheck, vehiclesCheck } from "./checks/vehicles.ts";
import {
  type CheckedMachine,
  type CheckedSettings,
  type CheckedSite,
  type CheckResult,
  type DoctorCheck,
  type DoctorFinding,
  fix,
} from "./doctor-check.ts";
import { openCheckedDatabase } from "./open-database.ts";
import { createSiteReader } from "./site-reader.ts";

/** Result of a check; null: it was left out, because what it needs is missing. */
export type CheckOutcome = {
  readonly check: string;
  readonly result: (Omit<CheckResult, "findings"> & { readonly findings: readonly DoctorFinding[] }) | null;
};

/** `skipped`: the check needs a database or settings that another check reports. */
type CheckStatus = "ok" | "warn" | "fix" | "skipped";

export const statusOf = ({ result }: CheckOutcome): CheckStatus => {
  if (result === null) return "skipped";
  const has = (wanted: "fix" | "warn"): boolean => result.findings.some(({ level }) => level === wanted);
  return has("fix") ? "fix" : has("warn") ? "warn" : "ok";
};

type Known = {
  readonly machine: CheckedMachine;
  readonly settings: CheckedSettings | null;
  readonly site: CheckedSite | null;
};

const learn = (machine: CheckedMachine): Known => {
  const { context, opened, settings } = machine;
  if (!settings.ok) return { machine, settings: null, site: null };
  const database = opened.state === "usable" ? opened.database : null;
  const reader = createSiteReader(context, settings.value, database);
  const checked: CheckedSettings = { ...machine, settings: settings.value, reader };
  return { machine, settings: checked, site: database === null ? null : { ...checked, database } };
};

const runOne = async (check: DoctorCheck, { machine, settings, site }: Known): Promise<CheckResult | null> => {
  switch (check.needs) {
    case "nothing":
      return check.run(machine);
    case "settings":
      return settings === null ? null : check.run(settings);
    case "database":
      return site === null ? null : check.run(site);
  }
};

/** A check that fails is a finding too: the others run all the same. */
const runSafely = async (check: DoctorCheck, known: Known): Promise<CheckOutcome> => {
  try {
    const result = await runOne(check, known);
    const findings = result?.findings.filter((found) => found !== false) ?? [];
    return { check: check.name, result: result && { ...result, findings } };
  } catch (error) {
    const what = `it could not be checked: ${describeFailure(known.machine.context, error)}`;
    const remedy = "NODE_DEBUG=vitrine ./vitrine doctor prints where it failed";
    return { check: check.name, result: { summary: "", findings: [fix(what, remedy)] } };
  }
};

/** Every check of the site, in the order of the report: a new one stands in a file of `checks` and in this list. */
export const CHECKS: readonly DoctorCheck[] = [
  databaseCheck,
  settingsCheck,
  datedSettingsCheck,
  toFillInCheck,
  schemasCheck,
  publicStartCheck,
  reloadCheck,
  catalogueCheck,
  contentCheck,
  redirectsCheck,
  picturesCheck,
  vehiclesCheck,
  leaseOffersCheck,
  configuratorsCheck,
  feedsCheck,
  networksCheck,
  deliveriesCheck,
  formsCheck,
  appointmentsCheck,
  retentionCheck,
  backupsCheck,
  certificateCheck,
  securityContactCheck,
  connectionsCheck,
  signingCheck,
  clockCheck,
  diskCheck,
  permissionsCheck,
];

/** Runs every check, one after the other. Never throws. `databaseMs`: how long damage is looked for. */
export const runChecks = async (context: CliContext, databaseMs: number): Promise<readonly CheckOutcome[]> => {
  const opened = await openCheckedDatabase(context, databaseMs);
  const database = opened.state === "usable" ? opened.database : null;
  try {
    const siteUrl = database === null ? context.config.siteUrl : await readSiteUrl(context, database);
    const known = learn({ context, opened, settings: readMarketSettings(context), siteUrl });
    const outcomes: CheckOutcome[] = [];
    for (const check of CHECKS) outcomes.push(await runSafely(check, known));
    return outcomes;
  } finally {
    await database?.close();
  }
};
