// Imported by the browser: without the validation libraries.
import { MAIL_PROVIDERS } from "../../../countries/index.ts";

/** Providers with names long enough that a near one is a slip. */
const PROVIDERS: readonly string[] = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  ...Object.values(MAIL_PROVIDERS).flat(),
];

/** Others whose names are near to one of these. */
const OTHERS: ReadonlySet<string> = new Set(["mail.com", "email.com", "ymail.com", "cloud.com"]);

/** Ends of ".com" as country codes. */
const SLIPS_OF_COM: ReadonlySet<string> = new Set(["co", "cm", "om"]);

const splitDomain = (domain: string): readonly [name: string, ending: string] => {
  const dot = domain.indexOf(".");
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** The same provider in another country: "hotmail.be". */
const isOtherCountry = (domain: string, provider: string): boolean => {
  const [name, ending] = splitDomain(domain);
  return name === splitDomain(provider)[0] && ending.length === 2 && !SLIPS_OF_COM.has(ending);
};

const firstDifference = (a: string, b: string): number => {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
};

/** True if one character more, less or other, or two exchanged ones, make one text of the other. */
const isOneSlipApart = (a: string, b: string): boolean => {
  const index = firstDifference(a, b);
  const [restOfA, restOfB] = [a.slice(index), b.slice(index)];
  return (
    a !== b &&
    (restOfA.slice(1) === restOfB ||
      restOfA === restOfB.slice(1) ||
      restOfA.slice(1) === restOfB.slice(1) ||
      (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)))
  );
};

const suggestedDomain = (domain: string): string | null => {
  if (PROVIDERS.includes(domain) || OTHERS.has(domain)) return null;
  if (splitDomain(domain)[0] === "gmail") return "gmail.com";
  return PROVIDERS.find((provider) => isOneSlipApart(domain, provider) && !isOtherCountry(domain, provider)) ?? null;
};

export type EmailSuggestion = {
  /** The domain as it was written, in lower case. */
  readonly domain: string;
  /** The address with the domain that was probably meant. */
  readonly address: string;
};

/** The address that was probably meant by one whose domain is a slip of a known provider's; null for any other. */
export const suggestEmail = (text: string): EmailSuggestion | null => {
  const address = text.trim();
  const at = address.lastIndexOf("@");
  if (at < 1) return null;
  const domain = address.slice(at + 1).toLowerCase();
  const meant = suggestedDomain(domain);
  return meant === null ? null : { domain, address: `${address.slice(0, at + 1)}${meant}` };
};
