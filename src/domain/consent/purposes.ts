/** Types of Google's consent mode: https://developers.google.com/tag-platform/security/guides/consent */
export const CONSENT_SIGNALS = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
] as const;

export type ConsentSignal = (typeof CONSENT_SIGNALS)[number];

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
