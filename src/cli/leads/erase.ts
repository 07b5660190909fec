import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { type Erased, erasePerson, type PersonRecord, personRecord } from "#domain/privacy/index.ts";
import type { CliContext } from "../context.ts";
import { type Format, formatOption } from "./lead-options.ts";
import { NOT_FOUND, printJson, refuse } from "./open-leads.ts";
import { personArgument } from "./person-argument.ts";
import { withPersonalData } from "./personal-data.ts";

const HELP = `
Erases what "vitrine leads person" tells: leads with their deliveries, appointments and files, alerts, mails that wait to be
sent, and mails written to DATA_DIR/outbox. The database's own file keeps nothing of it; copies made of it do, and so do the
mailboxes and systems that leads were sent to. It cannot be undone.

Examples:
  vitrine leads erase zoe@exemple.lu             asks before it erases
  vitrine leads erase "+352 621 123 456" --yes
  vitrine leads erase zoe@exemple.lu --yes --format json

Exit codes: 0 erased; 1 wrong usage, or not agreed to; 4 nothing was kept.`;

type Flags = { readonly yes?: true; readonly format: Format };

const NOT_AGREED = 1;

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const agreed = async (context: CliContext, { leads, alerts }: PersonRecord): Promise<boolean> => {
  const terminal = createInterface({ input: context.stdin, output: context.stderr });
  try {
    const what = `${counted(leads.length, "lead")} and ${counted(alerts.length, "alert")}`;
    return /^y(?:es)?$/i.test((await terminal.question(`Erase ${what} for good? [y/N] `)).trim());
  } finally {
    terminal.close();
  }
};

const summary = (erased: Erased): string =>
  [
    counted(erased.leads, "lead"),
    counted(erased.deliveries, "delivery", "deliveries"),
    counted(erased.appointments, "appointment"),
    counted(erased.files, "file"),
    counted(erased.alerts, "alert"),
    counted(erased.written_mails, "written mail"),
  ].join(", ");

const erase = (context: CliContext, who: string, { yes, format }: Flags): Promise<void> =>
  withPersonalData(context, async (kept) => {
    if (!yes && context.stdin.isTTY !== true) {
      refuse(context, NOT_AGREED, "--yes is needed where nobody can be asked");
      return;
    }
    const record = await personRecord(kept, who);
    // Looked for mails too: a run that was stopped may have left some.
    if (record.leads.length + record.alerts.length + record.mails.length === 0) {
      refuse(context, NOT_FOUND, "nothing is kept of this person");
      return;
    }
    if (!yes && !(await agreed(context, record))) {
      refuse(context, NOT_AGREED, "nothing was erased");
      return;
    }
    const erased = await erasePerson(kept, who);
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
    .description("Erases everything that is kept of one person.")
    .addArgument(personArgument(context))
    .option("--yes", "do not ask")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((who: string, flags: Flags) => erase(context, who, flags));
