export { ConsentScope, ConsentSettingsButton } from "./consent-controls.tsx";
export { grantConsent, requestConsent } from "./consent-dialog-state.ts";
export { hasConsent, markPurposeUsed, onConsentChange } from "./consent-store.ts";
export { buildConsentView, type ConsentView } from "./consent-view.ts";
export { useConsent } from "./use-consent.ts";
export { consentStrings } from "./consent-strings.ts";
