export { ConsentScope, ConsentSettingsButton } from "./consent-controls.tsx";
export { grantConsent, requestConsent } from "./consent-dialog-state.ts";
export { buildConsentView, type ConsentView, hasConsent, markPurposeUsed, onConsentChange } from "./consent-store.ts";
export { useConsent } from "./use-consent.ts";
export { consentStrings } from "./consent-strings.ts";
