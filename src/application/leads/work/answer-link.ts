import { type Lead, leadProgress, type LeadProgress, verifyAnswerLink } from "#domain/leads/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";
import { appendToLead } from "./record-lead-event.ts";

/** A lead behind the link in an email to staff. */
export type LinkedLead = {
  readonly type: "lead";
  readonly lead: Lead;
  readonly progress: LeadProgress;
  /** The address that the email was sent to. */
  readonly recipient: string;
};

/** `unknown`: not signed by this site, or the lead was erased; `expired`: an old link. */
export type AnswerLinkState = LinkedLead | { readonly type: "unknown" | "expired" };

type Dependencies = Pick<
  LeadServiceDependencies,
  "signer" | "clock" | "reader" | "events" | "newId" | "webhook" | "wakeOutbox" | "log"
>;

const findDelivered = async (deps: Dependencies, key: string) => {
  const link = verifyAnswerLink(deps.signer, key, deps.clock.now());
  if (typeof link === "string") {
    deps.log.info({ event: "refusal", purpose: "lead-answer", reason: link }, "signed reference refused");
    return link;
  }
  return (await deps.reader.leadOfDelivery(link.deliveryId)) ?? "unknown";
};

/** Changes nothing. Rejects when the database fails. */
export const readAnswerLink = async (deps: Dependencies, key: string): Promise<AnswerLinkState> => {
  const found = await findDelivered(deps, key);
  if (typeof found === "string") return { type: found };
  const { lead, destination: recipient } = found;
  const events = (await deps.events.read([lead.id])).get(lead.id) ?? [];
  return { type: "lead", lead, progress: leadProgress(events), recipient };
};

/** Records that the recipient of the email has answered; once for all links to the lead. Rejects when the database fails. */
export const answerByLink = async (deps: Dependencies, key: string): Promise<AnswerLinkState> => {
  const found = await findDelivered(deps, key);
  if (typeof found === "string") return { type: found };
  const { lead, destination: recipient } = found;
  const recorded = await appendToLead(deps, lead.id, { type: "answered", by: recipient });
  if (recorded === null) return { type: "unknown" };
  if (recorded.isChanged) deps.wakeOutbox();
  return { type: "lead", lead: recorded.lead, progress: recorded.progress, recipient };
};
