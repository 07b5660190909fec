import { Command } from "commander";
import {
  countExpired,
  countExpiredByKind,
  purge,
  type PurgedCounts,
  type PurgeStores,
} from "#application/leads/index.ts";
import { describeHold } from "#application/retention/index.ts";
import type { Retention } from "#domain/leads/index.ts";
import type { PurgePermit } from "#domain/retention/index.ts";
import type { Database } from "../../../adapters/database/index.ts";
import { createCommandPurgeGuard } from "../../../shared-container/purge-guard.ts";
import type { CliContext } from "../../context.ts";
import { textTable } from "../../text-table.ts";
import { marketSettings } from "../../market-settings.ts";
import { type AnswerFormat, formatOption } from "../../format-option.ts";
import { printJson } from "../with-leads.ts";
import { withPersonalData } from "./person.ts";

const HELP = `
A lead is stored for the months of its kind after the last contact: "retention" in the market's settings, 36 where it says
nothing. The last contact is the newest lead of the same person (e-mail address, else telephone), of whatever kind. A lead
with a delivery that is still due waits until that is sent or given up. With a lead go its deliveries, appointment, events, files
and written mails. Alerts as old go too, word to the staff and mails of alerts after 30 days, files of forms that were never
accepted after a day. The server does all this once a day by itself.

It waits for --confirm where more than a tenth and more than 20 leads, appointments, files or alerts would go, and where the
clock is later than it can be: compare the clock of the machine with the true time first.

Examples:
  vitrine leads purge --dry-run                  how many would go, by kind
  vitrine leads purge
  vitrine leads purge --confirm                  also what waits for a person
  vitrine leads purge --format json

Exit codes: 0 done, also where nothing was over; 1 wrong usage; 2 nothing was removed, because it waits for --confirm.`;

type Flags = { readonly dryRun?: true; readonly confirm?: true; readonly format: AnswerFormat };

const LABELS: Readonly<Record<keyof PurgedCounts, string>> = {
  leads: "leads",
  deliveries: "deliveries",
  appointments: "appointments",
  events: "events",
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

const WAITS = 2;

/** Null, with a message on standard error, if the purge waits for --confirm. */
const askGuard = async (
  context: CliContext,
  { stores, database, retention }: { stores: PurgeStores; database: Database; retention: Retention },
  isConfirmed: boolean,
): Promise<PurgePermit | null> => {
  const guard = createCommandPurgeGuard(database, context.clock);
  if (isConfirmed) return guard.confirm();
  const permit = await guard.permit(await countExpired(stores, retention, context.clock.now()));
  if (permit.ok) return permit.value;
  context.stderr.write(`error: ${describeHold(permit.error)}\n`);
  context.exit(WAITS);
  return null;
};

const purgeOrCount = (context: CliContext, { dryRun: isDryRun, confirm, format }: Flags): Promise<void> =>
  withPersonalData(context, async (stores, _reader, database) => {
    const { retention } = marketSettings(context);
    if (isDryRun) {
      printOverdue(context, await countExpiredByKind(stores, retention, context.clock.now()), format);
      return;
    }
    const permit = await askGuard(context, { stores, database, retention }, confirm === true);
    if (permit === null) return;
    const purged = await purge(stores, retention, permit);
    if (format === "json") printJson(context, purged);
    else context.stdout.write(`Removed:\n${countsTable(purged)}\n`);
  });

/** `vitrine leads purge` */
export const purgeCommand = (context: CliContext): Command =>
  new Command("purge")
    .description("Removes what may not be stored any longer.")
    .option("--dry-run", "say how many leads would go, and remove nothing")
    .option("--confirm", "remove what waits for a person, by this machine's clock")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: Flags) => purgeOrCount(context, flags));
