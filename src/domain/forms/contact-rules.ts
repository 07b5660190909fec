import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Maximum length of a deliverable e-mail address (RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;

/** Leaves room for spaces and an extension. */
export const PHONE_MAX = 40;

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

// Internationalised domain names are converted to their ASCII form (RFC 5891) by the URL parser.
const asciiDomain = (domain: string): string => {
  const address = `http://${domain}`;
  if (!/^[\p{L}\p{N}.-]+$/u.test(domain) || !URL.canParse(address)) return "";
  return new URL(address).hostname;
};

/**
 * Normalises an e-mail address, or returns null when it is not deliverable. The local part must be a dot-string
 * (RFC 5321) and is unchanged; the domain needs a dot and becomes lower-case ASCII.
 */
export const normalizeEmail = (text: string): string | null => {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = asciiDomain(text.slice(at + 1));
  if (!LOCAL_PART.test(local) || local.length > 64 || !DOMAIN.test(domain)) return null;
  const email = `${local}@${domain}`;
  return email.length <= EMAIL_MAX ? email : null;
};

/** Returns E.164 ("+352621123456"), or null for an invalid number. `country`: ISO 3166-1 default for numbers without a code. */
export const normalizePhone = (text: string, country = "LU"): string | null => {
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return number?.isValid() ? number.number : null;
};

/** Formats "+352621123456" as "+352 621 123 456". */
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
 * Normalises a postcode of a country (ISO 3166-1 alpha-2) and removes the country prefix ("L-8080" becomes "8080").
 * Null when invalid. For countries without a pattern, 2 to 12 letters, digits, spaces and hyphens are accepted.
 */
export const normalizePostcode = (text: string, country: string): string | null => {
  const code = text.trim().toUpperCase();
  const bare = code.replace(/^(?:L|LU|B|BE|F|FR|D|DE|NL)[- ]\s*/, "");
  const pattern = POSTCODES[country];
  if (pattern !== undefined) return pattern.test(bare) ? bare : null;
  return /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/.test(code) ? code : null;
};
