import { Command } from "commander";
import { type ErasedCounts, erasePerson, type PersonRecord, collectPersonRecord } from "#application/leads/index.ts";
import { confirm } from "../../confirm.ts";
import type { CliContext } from "../../context.ts";
import { fail } from "../../failure.ts";
import { type AnswerFormat, formatOption } from "../../format-option.ts";
import { NOT_FOUND, printJson } from "../with-leads.ts";
import { personArgument, withPersonalData } from "./person.ts";

const HELP = `
Erases what "vitrine leads person" lists: leads with their deliveries, appointments and files, alerts, mails that wait to be
sent, and mails written to DATA_DIR/outbox. The database's own file keeps nothing of it; copies made of it do, and so do the
mailboxes and systems that leads were sent to. It cannot be undone.

Examples:
  vitrine leads erase zoe@example.com            asks before it erases
  vitrine leads erase zoe@example.com --yes --format json

Exit codes: 0 erased; 1 wrong usage, or not agreed to; 4 nothing was stored.`;

type Flags = { readonly yes?: true; readonly format: AnswerFormat };

const NOT_CONFIRMED = 1;

const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

const questionOf = ({ leads, alerts }: PersonRecord): string =>
  `Erase ${formatCount(leads.length, "lead")} and ${formatCount(alerts.length, "alert")} for good?`;

const summary = (erased: ErasedCounts): string =>
  [
    formatCount(erased.leads, "lead"),
    formatCount(erased.deliveries, "delivery", "deliveries"),
    formatCount(erased.appointments, "appointment"),
    formatCount(erased.events, "event"),
    formatCount(erased.files, "file"),
    formatCount(erased.alerts, "alert"),
    formatCount(erased.written_mails, "written mail"),
  ].join(", ");

const erase = (context: CliContext, person: string, { yes, format }: Flags): Promise<void> =>
  withPersonalData(context, async (stores) => {
    if (!yes && context.stdin.isTTY !== true) {
      fail(context, NOT_CONFIRMED, "--yes is needed where nobody can be asked");
      return;
    }
    const record = await collectPersonRecord(stores, person);
    // An interrupted run may have left emails only.
    if (record.leads.length + record.alerts.length + record.mails.length === 0) {
      fail(context, NOT_FOUND, "nothing is stored of this person");
      return;
    }
    if (!yes && !(await confirm(context, questionOf(record)))) {
      fail(context, NOT_CONFIRMED, "nothing was erased");
      return;
    }
    const erased = await erasePerson(stores, person);
    if (format === "json") printJson(context, { ...erased, also_known_by: record.also_known_by });
    else {
      context.stdout.write(`Erased: ${summary(erased)}.\n`);
      const others = record.also_known_by.length;
      if (others > 0) context.stdout.write(`The same leads also gave: ${record.also_known_by.join(", ")}\n`);
    }
  });

/** `vitrine leads erase EMAIL|PHONE` */
export const eraseCommand = (context: CliContext): Command =>
  new Command("erase")
    .description("Erases everything that is stored of one person.")
    .addArgument(personArgument(context))
    .option("--yes", "do not ask")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((person: string, flags: Flags) => erase(context, person, flags));
