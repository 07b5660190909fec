const ADDRESS_MASKS: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments contain what visitors typed. A `?.` is code.
  [/(https?:\/\/[^\s"'?#<>\\]{1,500}|(?<![\w/:])\/[\w%.~/-]{0,500})[?#](?!\.)[^\s"'<>)\]}\\]{1,4000}/g, "$1"],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "[email]"],
];

const NUMBER_MASKS: typeof ADDRESS_MASKS = [
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[ip]"],
  [/\b(?:[0-9a-f]{1,4}:){3,7}(?::?[0-9a-f]{1,4})?\b|\b(?:[0-9a-f]{1,4}:){1,6}:[0-9a-f]{1,4}\b/gi, "[ip]"],
  [/(?:\+|\b00)\d(?:[ ().-]{0,2}\d){6,14}\b|\b\d{2,3}(?:[ .-]\d{2,3}){2,4}\b/g, "[phone]"],
];

/** Values quoted in error messages: database rows (`=(Kieffer)`), and quoted texts of several words. */
const QUOTED_VALUES: typeof ADDRESS_MASKS = [
  [/=\([^()]{1,500}\)/g, "=([value])"],
  [/(["'`«])[^"'`«»\n]{0,200}\s[^"'`«»\n]{0,200}(["'`»])/g, "$1[text]$2"],
];

const replaceAll = (text: string, masks: typeof ADDRESS_MASKS): string =>
  masks.reduce((current, [pattern, mask]) => current.replaceAll(pattern, mask), text);

/** Removes queries of addresses, email and IP addresses and phone numbers from a text. */
export const scrubText = (text: string): string => replaceAll(text, [...ADDRESS_MASKS, ...NUMBER_MASKS]);

/** Removes queries of addresses and email addresses: for recordings, whose numbers are coordinates. */
export const scrubAddresses = (text: string): string => replaceAll(text, ADDRESS_MASKS);

/** Like `scrubText`, and also removes quoted values. At most 1,000 characters. */
export const scrubMessage = (text: string): string => scrubText(replaceAll(text.slice(0, 1_000), QUOTED_VALUES));

/** Names that describe the person, the request or the machine. */
const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  "user",
  "cookies",
  "headers",
  "query_string",
  "server_name",
  "extra",
  "username",
  "email",
  "ip_address",
]);

/** Span attributes with the same data. */
const PERSONAL_ATTRIBUTE =
  /^(?:user|client|enduser|http\.request\.(?:header|body)|http\.query|http\.fragment|url\.(?:query|fragment))(?:\.|$)/;

const MAX_DEPTH = 12;

const scrubField = (name: string, value: unknown, depth: number): unknown => {
  // The hash of a release may consist of digits alone, like a phone number.
  if (name === "release" && depth === 1) return value;
  return (name === "value" || name === "message") && typeof value === "string"
    ? scrubMessage(value)
    : scrubAt(value, depth);
};

const scrubAt = (value: unknown, depth: number): unknown => {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((child) => scrubAt(child, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !PERSONAL_NAMES.has(name) && !PERSONAL_ATTRIBUTE.test(name))
      .map(([name, child]) => [name, scrubField(name, child, depth + 1)]),
  );
};

/**
 * Removes personal data from a report: names of users, addresses, phone numbers, queries, cookies, headers and quoted
 * values.
 */
export const scrubReport = (report: unknown): unknown => scrubAt(report, 0);
