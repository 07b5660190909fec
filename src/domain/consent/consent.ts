import { readHostCookie, writeHostCookie } from "../shared/index.ts";

/** Types of Google's consent mode: https://developers.google.com/tag-platform/security/guides/consent */
const CONSENT_SIGNALS = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
] as const;

type ConsentSignal = (typeof CONSENT_SIGNALS)[number];

/**
 * Purposes that visitors may consent to, with the signals of consent mode that a consent grants. No purpose is advertising: its
 * signals stay denied. A new purpose is an entry here and its texts in `src/web/platform/consent/consent-strings.ts`.
 */
const PURPOSES = {
  /** Statistics of visits. */
  measurement: ["analytics_storage"],
  /** Chat, appointments, reviews, recruiting. */
  services: ["functionality_storage", "personalization_storage"],
  /** Maps and media: map tiles, video players, third-party pages. */
  media: [],
} as const satisfies Readonly<Record<string, readonly ConsentSignal[]>>;

export type ConsentPurpose = keyof typeof PURPOSES;

export const CONSENT_PURPOSES = Object.keys(PURPOSES) as [ConsentPurpose, ...ConsentPurpose[]];

export type ConsentSignals = Readonly<Record<ConsentSignal, "granted" | "denied">>;

/** The state of every signal for these decisions. */
export const consentSignals = (decisions: Readonly<Partial<Record<ConsentPurpose, boolean>>>): ConsentSignals => {
  const granted = new Set<ConsentSignal>(
    CONSENT_PURPOSES.flatMap((purpose): readonly ConsentSignal[] => (decisions[purpose] ? PURPOSES[purpose] : [])),
  );
  const states = CONSENT_SIGNALS.map((signal) => [signal, granted.has(signal) ? "granted" : "denied"] as const);
  return Object.fromEntries(states) as ConsentSignals;
};

/** Directives of a Content-Security-Policy that a third party may need. */
const SOURCE_DIRECTIVES = [
  "script-src",
  "connect-src",
  "img-src",
  "style-src",
  "font-src",
  "media-src",
  "frame-src",
] as const;

export type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** Another host that pages contact after consent. */
export type ThirdParty = {
  readonly purpose: ConsentPurpose;
  /** Named to visitors. */
  readonly host: string;
  /**
   * True: loads automatically after consent, so the banner asks every visitor. False: loads when a visitor uses it, and
   * consent is requested there.
   */
  readonly isAutomatic: boolean;
  /** Sources of the Content-Security-Policy on every page. */
  readonly sources: Readonly<Partial<Record<SourceDirective, readonly string[]>>>;
};

/** The hosts that a consent to each purpose unlocks: all of them are named where it is requested. */
export type ConsentHosts = Readonly<Record<ConsentPurpose, readonly string[]>>;

export const consentHosts = (thirdParties: readonly Pick<ThirdParty, "purpose" | "host">[]): ConsentHosts => {
  const hostsOf = (purpose: ConsentPurpose): readonly string[] => [
    ...new Set(thirdParties.filter((party) => party.purpose === purpose).map(({ host }) => host)),
  ];
  const entries = CONSENT_PURPOSES.map((purpose) => [purpose, hostsOf(purpose)] as const);
  return Object.fromEntries(entries) as ConsentHosts;
};

/** Sources of a directive of all third parties, sorted and without repetitions. */
export const sourcesOf = (thirdParties: readonly ThirdParty[], directive: SourceDirective): readonly string[] =>
  [...new Set(thirdParties.flatMap(({ sources }) => sources[directive] ?? []))].sort();

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

type ConsentCookie = {
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
