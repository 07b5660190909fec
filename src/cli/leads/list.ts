import { type Command, Option } from "commander";
import { readDay, type WorkedLead } from "#application/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import {
  type Lead,
  type LeadProgress,
  leadProgress,
  visitorEmail,
  visitorName,
  visitorPhone,
} from "#domain/leads/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings } from "../context.ts";
import { wholeNumberUpTo } from "../options.ts";
import { textTable } from "../text-table.ts";
import { type FilterFlags, filterOptions, parseSlug, personOption } from "./options.ts";
import { toPublicLead } from "./show.ts";
import { formatMinutes, type LeadStores, leadStores, readAnswerPromise } from "./stores.ts";

const LIST_HELP = `
Examples:
  vitrine leads list                             the last 50, newest first, by the clocks of the market
  vitrine leads list --since 7d --kind interest
  vitrine leads list --location garage-nord --since 2026-11-01 --until 2026-11-30
  vitrine leads list --person zoe@example.com    or a telephone number, however it is written
  vitrine leads list --format json | jq -r '.[].reference'`;

const LIST_HEAD = [
  "when",
  "reference",
  "kind",
  "at",
  "about",
  "name",
  "e-mail",
  "phone",
  "state",
  "owner",
  "first answer",
];

type ListedLead = { readonly lead: Lead; readonly progress: LeadProgress };

/** One line for each lead; times in an IANA time zone. */
const leadsTable = (leads: readonly ListedLead[], timeZone: string): string =>
  textTable([
    LIST_HEAD,
    ...leads.map(({ lead, progress }) => [
      wallClock(lead.created_at, timeZone),
      lead.reference,
      lead.kind,
      lead.subject?.location?.slug ?? "",
      subjectSummary(lead.subject),
      visitorName(lead),
      visitorEmail(lead) ?? "",
      visitorPhone(lead) ?? "",
      progress.state,
      progress.owner ?? "",
      progress.first_answer === null ? "" : wallClock(progress.first_answer.at, timeZone),
    ]),
  ]);

type ListFlags = FilterFlags & { readonly person?: string; readonly limit: number };

const listLeads = async ({ reader, events: store }: LeadStores, filter: ListFlags): Promise<readonly ListedLead[]> => {
  const found = await reader.list(filter);
  const events = await store.read(found.map(({ id }) => id));
  return found.map((lead) => ({ lead, progress: leadProgress(events.get(lead.id) ?? []) }));
};

/** `vitrine leads list` */
export const listLeadsCommand = (context: CliContext): Command =>
  command(context, {
    name: "list",
    description: "Lists leads, newest first.",
    help: LIST_HELP,
    parameters: [
      ...filterOptions(context),
      personOption(context),
      ["--limit <number>", "how many at most", wholeNumberUpTo(100_000), 50],
    ],
    needs: leadStores,
    run: listLeads,
    table: (leads) => (leads.length === 0 ? "No leads." : leadsTable(leads, marketSettings(context).timeZone)),
    json: (leads) => leads.map(({ lead, progress }) => ({ ...toPublicLead(lead), ...progress })),
  });

const TODAY_HELP = `
What came today, and what came before and still waits for a promised answer, oldest first: a lead is printed once. Times to an answer are opening time of the location
that answers. Leads from before the site recorded answers are not in the second list.

Examples:
  vitrine leads today
  vitrine leads today --location garage-nord
  vitrine leads today --format json | jq '.unanswered | length'`;

const TODAY_HEAD = ["when", "reference", "kind", "at", "about", "name", "state", "owner", "answer"];

/** "after 42 min", "3 h 05, late" while nobody has answered, nothing where no answer is due. */
const answerText = ({ progress, minutes, promised }: WorkedLead): string => {
  const time = formatMinutes(minutes);
  if (progress.first_answer !== null) return `after ${time}`;
  if (!progress.is_open || promised === null) return "";
  return `waits ${time}${minutes > promised ? ", late" : ""}`;
};

const dayTable = (leads: readonly WorkedLead[], timeZone: string): string =>
  textTable([
    TODAY_HEAD,
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
  `${title}\n${leads.length === 0 ? "" : `${dayTable(leads, timeZone)}\n`}`;

const toJson = ({ lead, progress, minutes, promised }: WorkedLead) => ({
  ...toPublicLead(lead),
  ...progress,
  answer_minutes: progress.first_answer === null ? null : minutes,
  waiting_minutes: progress.is_open ? minutes : null,
  promised_minutes: promised,
});

/** `vitrine leads today` */
export const todayLeadsCommand = (context: CliContext): Command =>
  command(context, {
    name: "today",
    description: "Lists what came today and what is still unanswered.",
    help: TODAY_HELP,
    parameters: [new Option("--location <slug>", "only of this location").argParser(parseSlug)],
    needs: leadStores,
    run: async (leads, { location }: { readonly location?: string }) =>
      readDay({ ...leads, ...(await readAnswerPromise(context, leads.database)) }, location),
    table: ({ today, unanswered }) => {
      const { timeZone } = marketSettings(context);
      const ofToday = new Set(today.map(({ lead }) => lead.id));
      const earlier = unanswered.filter(({ lead }) => !ofToday.has(lead.id));
      const above = unanswered.length - earlier.length;
      const title = `Unanswered: ${unanswered.length}${above > 0 ? `, ${above} of them above` : ""}`;
      return `${section(`Today: ${today.length}`, today, timeZone)}\n${section(title, earlier, timeZone)}`;
    },
    json: ({ today, unanswered }) => ({ today: today.map(toJson), unanswered: unanswered.map(toJson) }),
  });
