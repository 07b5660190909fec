import { Command, Option } from "commander";
import { checkAdvertising } from "#application/advertising/index.ts";
import { createCatalogueRepository, createStockReader } from "../../adapters/database/index.ts";
import { openForReading, WRONG_USAGE, type CliContext } from "../context.ts";
import { doctorSummary } from "../doctor/doctor-summary.ts";
import { readMarketSettings } from "../market-settings.ts";

const EXAMPLES = `
Examples:
  vitrine doctor                                   what the site does not show, and what to mend
  vitrine doctor --format json | jq '.undeclared.first[].id'

It checks the data of the site: new cars whose CO2 or consumption is missing have no monthly payment (directive 1999/94/EC),
lease offers without their legal statements are not published, configurators on hosts that the settings do not name are not
linked, nor is a contact for weaknesses named that has expired. It changes nothing. "npm run doctor" says what a machine lacks.

Exit codes: 0 nothing to mend; 1 wrong usage, wrong settings or no database; 2 something is not shown.`;

const FOUND = 2;

type Flags = { readonly format: "text" | "json" };

const check = async (context: CliContext, { format }: Flags): Promise<void> => {
  const settings = readMarketSettings(context);
  if (!settings.ok) {
    for (const message of settings.error) context.stderr.write(`error: ${message}\n`);
    context.exit(WRONG_USAGE);
    return;
  }
  const database = await openForReading(context);
  if (database === null) return;
  const report = await checkAdvertising({
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    settings: settings.value,
    clock: context.clock,
  }).finally(() => database.close());
  context.stdout.write(format === "json" ? `${JSON.stringify(report, null, 2)}\n` : doctorSummary(report));
  const findings = report.undeclared.count + report.unpublished.length + report.hiddenConfigurators.length;
  context.exit(findings > 0 || report.securityContactExpired !== null ? FOUND : 0);
};

/** `vitrine doctor` */
export const doctorCommand = (context: CliContext): Command =>
  new Command("doctor")
    .description("Says what the site does not show because the law or the settings forbid it, and what to mend.")
    .addOption(new Option("--format <format>", "how the answer is printed").choices(["text", "json"]).default("text"))
    .addHelpText("after", EXAMPLES)
    .action((flags: Flags) => check(context, flags));
