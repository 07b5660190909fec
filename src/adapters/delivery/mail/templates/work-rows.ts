import { BY_SERVER, isAppointmentMove, type LeadEvent } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { MailRow } from "./mail-html.ts";

/** Why somebody gets a lead that others had before. `prefix`: of the subject, empty for a new lead. */
export type WorkNotice = { readonly prefix: string; readonly rows: readonly MailRow[] };

const NEW_LEAD: WorkNotice = { prefix: "", rows: [] };

const noteRow = (label: string, { text }: LeadEvent): readonly MailRow[] =>
  text === null ? [] : [{ label, value: text }];

const assignmentNotice = (event: LeadEvent): WorkNotice =>
  event.by === BY_SERVER
    ? {
        prefix: "Sans réponse à temps\u00a0: ",
        rows: [
          { label: "À vous maintenant", value: "Personne n’a noté de réponse dans le délai prévu." },
          ...(event.previous === null ? [] : [{ label: "Auparavant", value: event.previous }]),
        ],
      }
    : {
        prefix: "Attribuée à vous\u00a0: ",
        rows: [{ label: "Attribuée par", value: event.by }, ...noteRow("Note", event)],
      };

const moveNotice = (event: LeadEvent): WorkNotice => ({
  prefix: "Transférée\u00a0: ",
  rows: [{ label: "Transférée par", value: event.by }, ...noteRow("Motif", event)],
});

/** `events`: all of the lead, oldest first. */
export const workNotice = (
  { purpose, destination }: Pick<Delivery, "purpose" | "destination">,
  events: readonly LeadEvent[],
): WorkNotice => {
  if (purpose === "assignment") {
    const assigned = events.findLast(({ type, target }) => type === "assigned" && target === destination);
    return assigned === undefined ? NEW_LEAD : assignmentNotice(assigned);
  }
  const moved = events.findLast((event) => event.type === "moved" && !isAppointmentMove(event));
  return moved === undefined ? NEW_LEAD : moveNotice(moved);
};
