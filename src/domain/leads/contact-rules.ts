import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { EMAIL_MAX } from "./fields.ts";

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

// Names with accents are looked up in their ASCII form (RFC 5891), which the address parser makes.
const asciiDomain = (domain: string): string => {
  const address = `http://${domain}`;
  if (!/^[\p{L}\p{N}.-]+$/u.test(domain) || !URL.canParse(address)) return "";
  return new URL(address).hostname;
};

/**
 * The address in the form it is kept in, or null where it cannot be delivered to. The part before the @ is a
 * dot-string of RFC 5321, kept as typed; the domain has at least one dot and becomes lower case ASCII.
 */
export const normalizeEmail = (text: string): string | null => {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = asciiDomain(text.slice(at + 1));
  if (!LOCAL_PART.test(local) || local.length > 64 || !DOMAIN.test(domain)) return null;
  const email = `${local}@${domain}`;
  return email.length <= EMAIL_MAX ? email : null;
};

/** The number as E.164 ("+352621123456"), or null where no such number can exist. `country`: ISO 3166-1 of one without a code. */
export const normalizePhone = (text: string, country = "LU"): string | null => {
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return number?.isValid() ? number.number : null;
};

/** "+352621123456" as people write it: "+352 621 123 456". */
export const readablePhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

// Universal Postal Union, postal addressing systems: LUX, BEL, FRA, DEU, NLD.
const POSTCODES: Readonly<Record<string, RegExp>> = {
  LU: /^\d{4}$/,
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
};

/**
 * A postcode as its country (ISO 3166-1 alpha-2) writes it, without the country's letters ("L-8080" is "8080"), or null
 * where it is none. Of other countries anything of 2 to 12 letters, digits, spaces and hyphens is one.
 */
export const normalizePostcode = (text: string, country: string): string | null => {
  const code = text.trim().toUpperCase();
  const bare = code.replace(/^(?:L|LU|B|BE|F|FR|D|DE|NL)[- ]\s*/, "");
  const known = POSTCODES[country];
  if (known !== undefined) return known.test(bare) ? bare : null;
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null;
};
