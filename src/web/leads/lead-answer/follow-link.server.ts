import type { AnswerLinkState, LeadService } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type LinkResponse, respondToLink } from "../../platform/page/index.server.ts";
import { leadAnswerView, leadProblemView } from "./lead-answer-view.server.ts";
import type { LeadAnswerView } from "./lead-answer-view.ts";

/** Runs `act` on the lead of a link in an email to staff. */
export const followAnswerLink = async (
  { leads, settings, log }: SiteServices,
  { searchParams }: URL,
  act: (leads: LeadService, key: string) => Promise<AnswerLinkState>,
): Promise<LinkResponse<LeadAnswerView>> => {
  const state = await act(leads, searchParams.get("cle") ?? "").catch(() => {
    // The error is not logged: the driver's message may quote personal data.
    log.error({ link: "lead-answer" }, "failed to read or record the answer");
    return null;
  });
  return respondToLink(state === null ? leadProblemView("unavailable") : leadAnswerView(state, settings.timeZone));
};
