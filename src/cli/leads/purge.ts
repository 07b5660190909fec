import { Command } from "commander";
import { countExpiredByKind, purge, type PurgedCounts } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { textTable } from "../import/text-table.ts";
import { marketSettings } from "../market-settings.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { printJson } from "./with-leads.ts";
import { withPersonalData } from "./with-personal-data.ts";

const HELP = `
A lead is stored for the months of its kind after the last contact: "retention" in the market's settings, 36 where it says
nothing. The last contact is the newest lead of the same person (e-mail address, else telephone), of whatever kind. A lead
with a delivery that is still due waits until that is sent or given up. With a lead go its deliveries, appointment, files
and written mails. Alerts as old go too, word to the staff and mails of alerts after 30 days, files of forms that were never
accepted after a day. The server does all this once a day by itself.

Examples:
  vitrine leads purge --dry-run                  how many would go, by kind
  vitrine leads purge
  vitrine leads purge --format json

Exit codes: 0 done, also where nothing was over; 1 wrong usage.`;

type Flags = { readonly dryRun?: true; readonly format: AnswerFormat };

const LABELS: Readonly<Record<keyof PurgedCounts, string>> = {
  leads: "leads",
  deliveries: "deliveries",
  appointments: "appointments",
  files: "files",
  alerts: "alerts",
  written_mails: "written mails",
  stashed_files: "files of forms never sent",
};

const countsTable = (purged: PurgedCounts): string =>
  textTable(
    (Object.keys(LABELS) as (keyof PurgedCounts)[]).map((name) => [LABELS[name], String(purged[name])]),
    [1],
  );

const printOverdue = (context: CliContext, byKind: ReadonlyMap<string, number>, format: AnswerFormat): void => {
  const rows = [...byKind].map(([kind, leads]) => ({ kind, leads }));
  if (format === "json") printJson(context, { dry_run: true, leads: rows });
  else if (rows.length === 0) context.stdout.write("No lead's time is over.\n");
  else
    context.stdout.write(
      `${textTable(
        rows.map(({ kind, leads }) => [kind, String(leads)]),
        [1],
      )}\n`,
    );
};

const purgeOrCount = (context: CliContext, { dryRun: isDryRun, format }: Flags): Promise<void> =>
  withPersonalData(context, async (stores) => {
    const { retention } = marketSettings(context);
    const now = context.clock.now();
    if (isDryRun) {
      printOverdue(context, await countExpiredByKind(stores, retention, now), format);
      return;
    }
    const purged = await purge(stores, retention, now);
    if (format === "json") printJson(context, purged);
    else context.stdout.write(`Removed:\n${countsTable(purged)}\n`);
  });

/** `vitrine leads purge` */
export const purgeCommand = (context: CliContext): Command =>
  new Command("purge")
    .description("Removes what may not be stored any longer.")
    .option("--dry-run", "say how many leads would go, and remove nothing")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: Flags) => purgeOrCount(context, flags));
