import { readHostCookie, writeHostCookie } from "../shared/index.ts";
import { CONSENT_PURPOSES, type ConsentPurpose } from "./purposes.ts";

/** Decisions of a visitor. A purpose without an entry is undecided. */
export type ConsentDecisions = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

const COOKIE = "consentement";

/** Upper limit in months, so that no consent lasts longer than the site states. */
const MONTH_SECONDS = 30 * 24 * 3600;

/** `1.measurement-yes.services-no`: the version of the purposes, then each decision. */
const writeValue = (version: number, decisions: ConsentDecisions): string =>
  [
    String(version),
    ...CONSENT_PURPOSES.filter((purpose) => decisions[purpose] !== undefined).map(
      (purpose) => `${purpose}-${decisions[purpose] ? "yes" : "no"}`,
    ),
  ].join(".");

const isPurpose = (name: string): name is ConsentPurpose => CONSENT_PURPOSES.some((purpose) => purpose === name);

/** The decisions in a `Cookie` header or `document.cookie`; none for a malformed cookie or one of another version. */
export const readConsentCookie = (cookies: string, version: number): ConsentDecisions => {
  const [cookieVersion, ...entries] = (readHostCookie(cookies, COOKIE) ?? "").split(".");
  if (cookieVersion !== String(version)) return {};
  const decisions: Partial<Record<ConsentPurpose, boolean>> = {};
  for (const entry of entries) {
    const [name = "", answer] = entry.split("-");
    if (isPurpose(name) && (answer === "yes" || answer === "no")) decisions[name] = answer === "yes";
  }
  return decisions;
};

export type ConsentCookie = {
  readonly version: number;
  /** Months until consent is requested again. */
  readonly months: number;
  readonly decisions: ConsentDecisions;
  /** True if the site uses https. */
  readonly secure: boolean;
};

/** Text of the cookie for `document.cookie`. */
export const writeConsentCookie = ({ version, months, decisions, secure }: ConsentCookie): string =>
  writeHostCookie(COOKIE, writeValue(version, decisions), secure, months * MONTH_SECONDS);
