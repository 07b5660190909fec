import { CONSENT_PURPOSES, consentHosts, type ConsentPurpose, type ThirdParty } from "#domain/consent/index.ts";

/** A purpose for which the site uses third parties. */
export type PurposeView = {
  readonly purpose: ConsentPurpose;
  /** All that a consent unlocks. */
  readonly hosts: readonly string[];
  /** True if the banner includes it. */
  readonly isAutomatic: boolean;
};

/** Plain JSON, the same for every visitor. */
export type ConsentView = {
  readonly version: number;
  readonly months: number;
  readonly purposes: readonly PurposeView[];
};

type ConsentSettings = { readonly version: number; readonly months: number };

export const buildConsentView = (
  { version, months }: ConsentSettings,
  thirdParties: readonly ThirdParty[],
): ConsentView => {
  const hosts = consentHosts(thirdParties);
  return {
    version,
    months,
    purposes: CONSENT_PURPOSES.map((purpose) => ({
      purpose,
      hosts: hosts[purpose],
      isAutomatic: thirdParties.some((party) => party.purpose === purpose && party.isAutomatic),
    })).filter((view) => view.hosts.length > 0),
  };
};
