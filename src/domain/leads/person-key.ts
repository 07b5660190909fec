import type { CountryCode } from "../countries/index.ts";
import { normalizeEmail, normalizePhone } from "../forms/index.ts";
import { type Lead, visitorEmail, visitorPhone } from "./lead.ts";

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
