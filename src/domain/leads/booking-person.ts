import { type Lead, visitorEmail, visitorPhone } from "./lead.ts";
import { mailboxKey } from "./mailbox.ts";

/** Identifies a person for the limit of appointments: either is enough. */
export type BookingPerson = {
  /** As `mailboxKey` returns it. */
  readonly mailbox: string | null;
  /** E.164. */
  readonly phone: string | null;
};

export const bookingPerson = (lead: Pick<Lead, "fields">): BookingPerson => {
  const email = visitorEmail(lead);
  return { mailbox: email === null ? null : mailboxKey(email), phone: visitorPhone(lead) };
};

/** For an address or a number as `personKey` returns it. */
export const toBookingPerson = (person: string): BookingPerson =>
  person.includes("@") ? { mailbox: mailboxKey(person), phone: null } : { mailbox: null, phone: person };
