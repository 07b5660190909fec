import type { Command } from "commander";
import { collectPersonRecord, type ErasedCounts, erasePerson, type PersonRecord } from "#application/leads/index.ts";
import { command } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { CommandError, NOT_FOUND } from "../../failure.ts";
import { confirm } from "../../streams.ts";
import { personArgument } from "../options.ts";
import { personalData } from "../stores.ts";
import { countOf } from "../../counts.ts";

const HELP = `
Erases what "vitrine leads person" lists: leads with their deliveries, appointments and files, alerts, mails that wait to be
sent, and mails written to DATA_DIR/outbox. The database's own file keeps nothing of it; copies made of it do, and so do the
mailboxes and systems that leads were sent to. It cannot be undone.

Examples:
  vitrine leads erase zoe@example.com            asks before it erases
  vitrine leads erase zoe@example.com --yes --format json

Exit codes: 0 erased; 1 wrong usage, or not agreed to; 4 nothing was stored.`;

const NOT_CONFIRMED = 1;

const questionOf = ({ leads, alerts }: PersonRecord): string =>
  `Erase ${countOf(leads.length, "lead")} and ${countOf(alerts.length, "alert")} for good?`;

const summary = (erased: ErasedCounts, others: readonly string[]): string => {
  const counts = [
    countOf(erased.leads, "lead"),
    countOf(erased.deliveries, "delivery", "deliveries"),
    countOf(erased.appointments, "appointment"),
    countOf(erased.events, "event"),
    countOf(erased.files, "file"),
    countOf(erased.alerts, "alert"),
    countOf(erased.written_mails, "written mail"),
  ];
  return `Erased: ${counts.join(", ")}.${others.length > 0 ? `\nThe same leads also gave: ${others.join(", ")}` : ""}`;
};

/** `vitrine leads erase EMAIL|PHONE` */
export const eraseCommand = (context: CliContext): Command =>
  command(context, {
    name: "erase",
    description: "Erases everything that is stored of one person.",
    help: HELP,
    parameters: [personArgument(context), ["--yes", "do not ask"]],
    needs: personalData,
    run: async ({ stores }, person: string, { yes }: { readonly yes?: true }) => {
      if (!yes && context.stdin.isTTY !== true)
        throw new CommandError(NOT_CONFIRMED, "--yes is needed where nobody can be asked");
      const record = await collectPersonRecord(stores, person);
      // An interrupted run may have left emails only.
      if (record.leads.length + record.alerts.length + record.mails.length === 0)
        throw new CommandError(NOT_FOUND, "nothing is stored of this person");
      if (!yes && !(await confirm(context, questionOf(record))))
        throw new CommandError(NOT_CONFIRMED, "nothing was erased");
      return { ...(await erasePerson(stores, person)), also_known_by: record.also_known_by };
    },
    table: (erased) => summary(erased, erased.also_known_by),
  });
