import { wallClock } from "#domain/locations/index.ts";
import { type Lead, type LeadProgress, visitorEmail, visitorName, visitorPhone } from "#domain/leads/index.ts";
import { subjectSummary } from "#application/strings/leads.ts";
import { textTable } from "../text-table.ts";

/** A lead as printed in JSON, without the fields of its submission. */
export const toPublicLead = ({ idempotency_key: _key, fingerprint: _fingerprint, ...lead }: Lead) => lead;

const HEAD = ["when", "reference", "kind", "at", "about", "name", "e-mail", "phone", "state", "owner", "first answer"];

type ListedLead = { readonly lead: Lead; readonly progress: LeadProgress };

/** One line for each lead; times in an IANA time zone. */
export const leadsTable = (leads: readonly ListedLead[], timeZone: string): string =>
  textTable([
    HEAD,
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
