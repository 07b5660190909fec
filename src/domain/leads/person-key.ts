import { normalizeEmail, normalizePhone } from "./contact-rules.ts";
import { type Lead, visitorEmail, visitorPhone } from "./lead.ts";

/**
 * By what the leads of a person are found: an e-mail address in lower case, or a telephone number as E.164 of any way
 * to write it; null where the text is neither. `country`: ISO 3166-1 of a number without a code.
 */
export const personKey = (text: string, country = "LU"): string | null =>
  text.includes("@")
    ? (normalizeEmail(text.replaceAll(/\s/gu, ""))?.toLowerCase() ?? null)
    : normalizePhone(text.trim(), country);

/** The address and the number that a lead gives, as keys. */
export const personKeysOf = (lead: Pick<Lead, "fields">): readonly string[] =>
  [visitorEmail(lead)?.toLowerCase(), visitorPhone(lead)].filter((key) => key !== undefined && key !== null);
