import { servicesOf } from "../../platform/router-context/index.ts";
import {
  answerByLink,
  type AnswerLinkState,
  type LeadServiceDependencies,
  type LinkedLead,
  readAnswerLink,
} from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { formatInstant } from "#application/strings/instants.ts";
import type { Lead } from "#domain/leads/index.ts";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import { leadAnswerStrings as strings } from "./lead-answer-strings.ts";
import type { LeadAnswerView } from "./lead-answer-page.tsx";
import type { Route } from "./+types/route";

const STATUS = { unknown: 404, expired: 404, unavailable: 503 } as const;

const NOTHING_TO_DO = { lead: null, action: null, recipient: null } as const;

const leadProblemView = (problem: keyof typeof STATUS): LeadAnswerView => ({
  status: STATUS[problem],
  ...strings[problem],
  ...NOTHING_TO_DO,
});

/** Without data of the visitor: everybody with the link can see the page. */
const leadDetails = ({ reference, kind, subject, created_at }: Lead, timeZone: string): LeadAnswerView["lead"] => ({
  reference,
  summary: [findLeadKindStrings(kind)?.title ?? kind, nonBreakingUnits(subjectSummary(subject))]
    .filter(Boolean)
    .join("\u00a0: "),
  received: formatInstant(created_at, timeZone),
});

const linkedView = ({ lead, progress, recipient }: LinkedLead, timeZone: string): LeadAnswerView => {
  const details = { status: 200, ...NOTHING_TO_DO, lead: leadDetails(lead, timeZone) } as const;
  const { state, first_answer: answer } = progress;
  if (answer !== null) {
    const { title, text } = strings.answered;
    return { ...details, title, text: text(answer.by, formatInstant(answer.at, timeZone)) };
  }
  if (state === "won" || state === "lost" || state === "spam" || state === "cancelled") {
    return { ...details, title: strings.ended.title, text: strings.ended.text[state] };
  }
  return { ...details, ...strings.open, recipient: strings.recipient(recipient) };
};

const leadAnswerView = (state: AnswerLinkState, timeZone: string): LeadAnswerView =>
  state.type === "lead" ? linkedView(state, timeZone) : leadProblemView(state.type);

/** Runs `act` on the lead of a link in an email to staff. */
const followAnswerLink = async (
  services: SiteServices<"settings" | "leads" | "log">,
  { searchParams }: URL,
  act: (leads: LeadServiceDependencies, key: string) => Promise<AnswerLinkState>,
): Promise<LinkResponse<LeadAnswerView>> => {
  const { leads, settings } = services;
  const state = await stateOfLink(act(leads, searchParams.get("cle") ?? ""), services, {
    link: "lead-answer",
    message: "failed to read or record the answer",
  });
  return respondToLink(state === null ? leadProblemView("unavailable") : leadAnswerView(state, settings.timeZone));
};

/** Changes nothing: mail programs follow links. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  followAnswerLink(servicesOf(context), url, readAnswerLink);

export const action = ({ url, context }: Route.ActionArgs) => followAnswerLink(servicesOf(context), url, answerByLink);
