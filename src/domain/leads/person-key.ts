import type { CountryCode } from "../countries/index.ts";
import { normalizeEmail, normalizePhone } from "../forms/index.ts";
import { type Lead, visitorEmail, visitorPhone } from "./lead.ts";

/** Google ignores dots in the name of a mailbox, and has two names for its domain. */
const GOOGLE_DOMAIN = /@(?:gmail|googlemail)\.com$/;

/**
 * Identifies the mailbox behind the spellings of an address: `name+anything@host` is `name@host`, and `n.a.m.e@gmail.com` is
 * `name@gmail.com`. For limits only: other mail servers may deliver them to different people.
 */
export const mailboxKey = (email: string): string => {
  const plain = email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, "$1@");
  if (!GOOGLE_DOMAIN.test(plain)) return plain;
  return `${plain.slice(0, plain.indexOf("@")).replaceAll(".", "")}@gmail.com`;
};

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

/**
 * The search key of a person: e-mail address in lower case or phone number as E.164; null when the text is neither.
 * `market`: its country, for numbers without a code.
 */
export const personKey = (text: string, market: CountryCode): string | null =>
  text.includes("@")
    ? (normalizeEmail(text.replaceAll(/\s/gu, ""))?.toLowerCase() ?? null)
    : normalizePhone(text.trim(), market);

/** Keys of the e-mail address and the phone number of a lead. */
export const leadPersonKeys = (lead: Pick<Lead, "fields">): readonly string[] =>
  [visitorEmail(lead)?.toLowerCase(), visitorPhone(lead)].filter((key) => key !== undefined && key !== null);
