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
