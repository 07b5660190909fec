import { CONSENT_PURPOSES, type ConsentPurpose, type ThirdParty } from "#domain/consent/index.ts";

/** A purpose for which the site uses third parties. */
export type PurposeView = {
  readonly purpose: ConsentPurpose;
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
): ConsentView => ({
  version,
  months,
  purposes: CONSENT_PURPOSES.map((purpose) => {
    const ofPurpose = thirdParties.filter((thirdParty) => thirdParty.purpose === purpose);
    return {
      purpose,
      hosts: [...new Set(ofPurpose.map(({ host }) => host))],
      isAutomatic: ofPurpose.some(({ isAutomatic }) => isAutomatic),
    };
  }).filter(({ hosts }) => hosts.length > 0),
});
