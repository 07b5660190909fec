import { Command, Option } from "commander";
import { readDay, type WorkedLead } from "#application/leads/index.ts";
import { visitorName } from "#domain/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { marketSettings } from "../market-settings.ts";
import { formatMinutes, readAnswerPromise } from "./answer-promise.ts";
import { parseSlug } from "./lead-options.ts";
import { toPublicLead } from "./lead-output.ts";
import { printJson, withLeads } from "./with-leads.ts";

const HELP = `
What came today, and what still waits for a promised answer, oldest first. Times to an answer are opening time of the location
that answers. Leads from before the site recorded answers are not in the second list.

Examples:
  vitrine leads today
  vitrine leads today --location garage-nord
  vitrine leads today --format json | jq '.unanswered | length'`;

const HEAD = ["when", "reference", "kind", "at", "about", "name", "state", "owner", "answer"];

/** "after 42 min", "3 h 05, late" while nobody has answered, nothing where no answer is due. */
const answerText = ({ progress, minutes, promised }: WorkedLead): string => {
  const time = formatMinutes(minutes);
  if (progress.first_answer !== null) return `after ${time}`;
  if (!progress.is_open || promised === null) return "";
  return `waits ${time}${minutes > promised ? ", late" : ""}`;
};

const table = (leads: readonly WorkedLead[], timeZone: string): string =>
  textTable([
    HEAD,
    ...leads.map((worked) => [
      wallClock(worked.lead.created_at, timeZone),
      worked.lead.reference,
      worked.lead.kind,
      worked.lead.subject?.location?.slug ?? "",
      subjectSummary(worked.lead.subject),
      visitorName(worked.lead),
      worked.progress.state,
      worked.progress.owner ?? "",
      answerText(worked),
    ]),
  ]);

const section = (title: string, leads: readonly WorkedLead[], timeZone: string): string =>
  `${title}: ${leads.length}\n${leads.length === 0 ? "" : `${table(leads, timeZone)}\n`}`;

const toJson = ({ lead, progress, minutes, promised }: WorkedLead) => ({
  ...toPublicLead(lead),
  ...progress,
  answer_minutes: progress.first_answer === null ? null : minutes,
  waiting_minutes: progress.is_open ? minutes : null,
  promised_minutes: promised,
});

type Flags = { readonly location?: string; readonly format: AnswerFormat };

const printDay = (context: CliContext, { location, format }: Flags): Promise<void> =>
  withLeads(context, async (leads, database) => {
    const { today, unanswered } = await readDay(
      { ...leads, ...(await readAnswerPromise(context, database)) },
      location,
    );
    const { timeZone } = marketSettings(context);
    if (format === "json") printJson(context, { today: today.map(toJson), unanswered: unanswered.map(toJson) });
    else context.stdout.write(`${section("Today", today, timeZone)}\n${section("Unanswered", unanswered, timeZone)}`);
  });

/** `vitrine leads today` */
export const todayLeadsCommand = (context: CliContext): Command =>
  new Command("today")
    .description("Lists what came today and what is still unanswered.")
    .addOption(new Option("--location <slug>", "only of this location").argParser(parseSlug))
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: Flags) => printDay(context, flags));
