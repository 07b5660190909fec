import { useSyncExternalStore } from "react";
import type { ConsentPurpose } from "#domain/consent/index.ts";
import { CLOSED_DIALOG, dialogState, type ConsentDialogState } from "./consent-dialog-state.ts";
import { consentState, hasConsent, INITIAL_CONSENT_STATE, onConsentChange } from "./consent-store.ts";

/** True if the host may be contacted for the purpose; false on the server and until hydration. */
export const useConsent = (purpose: ConsentPurpose, host: string): boolean =>
  useSyncExternalStore(
    onConsentChange,
    () => hasConsent(purpose, host),
    () => false,
  );

export const useConsentState = () => useSyncExternalStore(onConsentChange, consentState, () => INITIAL_CONSENT_STATE);

/** True until the visitor has decided on the third parties that load automatically. */
export const useNeedsDecision = (): boolean => {
  const { view, decisions } = useConsentState();
  return view?.purposes.some(({ purpose, isAutomatic }) => isAutomatic && decisions[purpose] === undefined) ?? false;
};

export const useConsentDialogState = (): ConsentDialogState =>
  useSyncExternalStore(dialogState.subscribe, dialogState.get, () => CLOSED_DIALOG);
