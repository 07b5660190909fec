import type { Command } from "commander";
import { countExpired, countExpiredByKind, purge, type PurgedCounts } from "#application/leads/index.ts";
import { describeHold } from "#application/retention/index.ts";
import type { PurgePermit } from "#domain/retention/index.ts";
import { createCommandPurgeGuard } from "../../../shared-container/purge-guard.ts";
import { command } from "../../command.ts";
import { type CliContext, marketSettings } from "../../context.ts";
import { CommandError } from "../../failure.ts";
import { textTable } from "../../text-table.ts";
import { personalData } from "../stores.ts";

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

type Flags = { readonly dryRun?: true; readonly confirm?: true };

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

/** What a purge would remove. */
type Overdue = {
  readonly dry_run: true;
  readonly leads: readonly { readonly kind: string; readonly leads: number }[];
};

const overdueTable = ({ leads }: Overdue): string =>
  textTable(
    leads.map((row) => [row.kind, String(row.leads)]),
    [1],
  ) || "No lead's time is over.";

/** Exit code: the purge waits for --confirm. */
const WAITS = 2;

const permitPurge = async (
  context: CliContext,
  { stores, database }: Awaited<ReturnType<typeof personalData>>,
  isConfirmed: boolean,
): Promise<PurgePermit> => {
  const guard = createCommandPurgeGuard(database, context.clock);
  if (isConfirmed) return guard.confirm();
  const { retention } = marketSettings(context);
  const permit = await guard.permit(await countExpired(stores, retention, context.clock.now()));
  if (permit.ok) return permit.value;
  throw new CommandError(WAITS, describeHold(permit.error));
};

/** `vitrine leads purge` */
export const purgeCommand = (context: CliContext): Command =>
  command(context, {
    name: "purge",
    description: "Removes what may not be stored any longer.",
    help: HELP,
    parameters: [
      ["--dry-run", "say how many leads would go, and remove nothing"],
      ["--confirm", "remove what waits for a person, by this machine's clock"],
    ],
    needs: personalData,
    run: async (data, { dryRun, confirm }: Flags): Promise<Overdue | PurgedCounts> => {
      const { retention } = marketSettings(context);
      if (!dryRun) return purge(data.stores, retention, await permitPurge(context, data, confirm === true));
      const byKind = await countExpiredByKind(data.stores, retention, context.clock.now());
      return { dry_run: true, leads: [...byKind].map(([kind, leads]) => ({ kind, leads })) };
    },
    table: (answer) => ("dry_run" in answer ? overdueTable(answer) : `Removed:\n${countsTable(answer)}`),
  });
