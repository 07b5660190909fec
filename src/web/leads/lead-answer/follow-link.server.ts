import type { AnswerLinkState, LeadService } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink, stateOfLink } from "../../platform/page/index.server.ts";
import { leadAnswerView, leadProblemView } from "./lead-answer-view.server.ts";
import type { LeadAnswerView } from "./lead-answer-view.ts";

/** Runs `act` on the lead of a link in an email to staff. */
export const followAnswerLink = async (
  services: SiteServices,
  { searchParams }: URL,
  act: (leads: LeadService, key: string) => Promise<AnswerLinkState>,
): Promise<LinkResponse<LeadAnswerView>> => {
  const { leads, settings } = services;
  const state = await stateOfLink(act(leads, searchParams.get("cle") ?? ""), services, {
    link: "lead-answer",
    message: "failed to read or record the answer",
  });
  return respondToLink(state === null ? leadProblemView("unavailable") : leadAnswerView(state, settings.timeZone));
};
