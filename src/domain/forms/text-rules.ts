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

// Cc without tab and line feed; bidirectional controls (UAX #9), zero-width space, word joiner, byte order mark,
// interlinear annotations, tags and noncharacters (XML forbids two of them). The joiners U+200C and U+200D stay: Persian
// and emoji need them.
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]|\p{Noncharacter_Code_Point}/gu;

const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

const wellFormed = (text: string): string => text.toWellFormed().replaceAll(LINE_BREAKS, "\n").normalize("NFC");

/**
 * One trimmed line in NFC without control or invisible characters; breaks and runs of white space become one space, so
 * that no value can add a header to an e-mail.
 */
export const cleanLine = (text: string): string =>
  wellFormed(text).replaceAll(/\s+/gu, " ").replaceAll(INVISIBLE, "").trim();

/** As `cleanLine`, for several lines: breaks become line feeds, at most two in a row; tabs become spaces. */
export const cleanLines = (text: string): string =>
  wellFormed(text)
    .replaceAll("\t", " ")
    .replaceAll(INVISIBLE, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** Requires a letter of any script; rejects links and addresses. */
export const isPersonName = (text: string): boolean =>
  /\p{L}/u.test(text) && !/:\/\/|www\.|@|[<>{}[\]\\|]|\.(?:com|net|org|ru|info|biz|xyz)\b/i.test(text);

export const FILE_NAME_MAX = 100;

/** A file name as one line without folders, shortened to `FILE_NAME_MAX` UTF-16 code units with its extension. */
export const cleanFileName = (text: string): string => {
  const name = cleanLine(text.slice(-1000).replaceAll("\\", "/").split("/").at(-1) ?? "").replaceAll(/["<>:|?*]/g, "");
  if (name.length <= FILE_NAME_MAX) return name;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  return name.slice(0, FILE_NAME_MAX - extension.length).toWellFormed() + extension;
};
