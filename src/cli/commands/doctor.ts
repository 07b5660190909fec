import { Command, Option } from "commander";
import { checkAdvertising } from "#application/advertising/index.ts";
import { listFailedReloads } from "#application/operations/index.ts";
import {
  createCatalogueRepository,
  createNodeStore,
  createPurgeMemory,
  createStockReader,
  type Database,
  type DatabaseCheck,
} from "../../adapters/database/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { openForReading, WRONG_USAGE, type CliContext } from "../context.ts";
import { damageLines, type DoctorReport, doctorSummary, reloadLines } from "../doctor/doctor-summary.ts";
import { findRefusedMedia } from "../doctor/refused-media.ts";
import { FAILED } from "../failure.ts";
import { readMarketSettings } from "../market-settings.ts";

const EXAMPLES = `
Examples:
  vitrine doctor                                   what the site does not show, and what to fix
  vitrine doctor --format json | jq '.undeclared.first[].id'

It checks the data of the site: new cars whose CO2 or consumption is missing have no monthly payment (directive 1999/94/EC),
lease offers without their legal statements are not published, configurators on hosts that the settings do not name are not
linked, pictures and films on such hosts are not shown, nor is a contact for weaknesses named that has expired. It names what the running servers could not take over when they
last read settings, redirects and stories again, and expired data that is not deleted until somebody confirms it. First it looks
for damage in the database, for 20 seconds at most: SQLite's quick_check, or a reading of every table of PostgreSQL; it says
which tables it did not get to. It changes nothing and prints no secret. "npm run doctor" says what a machine lacks.

Exit codes: 0 nothing to fix; 1 wrong usage, wrong settings or no database; 2 something is not shown or not in force; 3 the
database is damaged.`;

const FOUND = 2;

const CHECK_MS = 20_000;

type Flags = { readonly format: "text" | "json" };

/** What stock and offers lack, refused hosts, failed reloads of the running servers, and a purge that waits for confirmation. */
const readReport = async (
  context: CliContext,
  database: Database,
  settings: Settings,
  check: DatabaseCheck,
): Promise<DoctorReport> => ({
  database: check,
  ...(await checkAdvertising({
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    settings,
    clock: context.clock,
  })),
  failedReloads: await listFailedReloads(createNodeStore(database), context.clock),
  purgeHold: await createPurgeMemory(database).hold(),
  refusedMedia: await findRefusedMedia(context, database, settings),
});

const countFindings = ({ undeclared, unpublished, hiddenConfigurators, ...report }: DoctorReport): number =>
  undeclared.count +
  unpublished.length +
  hiddenConfigurators.length +
  report.failedReloads.length +
  report.refusedMedia.vehicles.length +
  report.refusedMedia.content.length +
  (report.securityContactExpired === null ? 0 : 1) +
  (report.purgeHold === null ? 0 : 1);

/** Without settings nothing can be checked, but a running site may still use older ones. */
const sayWrongSettings = async (
  context: CliContext,
  database: Database,
  problems: readonly string[],
): Promise<void> => {
  for (const message of problems) context.stderr.write(`error: ${message}\n`);
  const lines = reloadLines(await listFailedReloads(createNodeStore(database), context.clock));
  context.stdout.write(lines.map((line) => `${line}\n`).join(""));
  context.exit(WRONG_USAGE);
};

/** What a damaged database holds is not reported: it may be wrong. */
const sayDamage = (context: CliContext, check: DatabaseCheck, format: Flags["format"]): void => {
  context.stdout.write(
    format === "json" ? `${JSON.stringify({ database: check }, null, 2)}\n` : `${damageLines(check).join("\n")}\n`,
  );
  context.exit(FAILED);
};

const checkWith = async (context: CliContext, database: Database, { format }: Flags): Promise<void> => {
  const check = await database.dialect.findDamage(database.db, CHECK_MS);
  if (check.damage.length > 0) return sayDamage(context, check, format);
  const settings = readMarketSettings(context);
  if (!settings.ok) return sayWrongSettings(context, database, settings.error);
  const report = await readReport(context, database, settings.value, check);
  context.stdout.write(format === "json" ? `${JSON.stringify(report, null, 2)}\n` : doctorSummary(context, report));
  context.exit(countFindings(report) > 0 ? FOUND : 0);
};

const check = async (context: CliContext, flags: Flags): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    await checkWith(context, database, flags);
  } finally {
    await database.close();
  }
};

/** `vitrine doctor` */
export const doctorCommand = (context: CliContext): Command =>
  new Command("doctor")
    .description("Says what the site does not show because the law or the settings forbid it, and what to fix.")
    .addOption(new Option("--format <format>", "how the answer is printed").choices(["text", "json"]).default("text"))
    .addHelpText("after", EXAMPLES)
    .action((flags: Flags) => check(context, flags));
