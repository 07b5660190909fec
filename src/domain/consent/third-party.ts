import { CONSENT_PURPOSES, type ConsentPurpose } from "./purposes.ts";

/** Directives of a Content-Security-Policy that a third party may need. */
export const SOURCE_DIRECTIVES = [
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
