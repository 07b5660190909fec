import type { ConsentPurpose } from "#domain/consent/index.ts";
import { createObservable } from "#domain/shared/index.ts";
import { consentState, hasConsent, saveConsent } from "./consent-store.ts";

/** A request for consent to one purpose, made when the visitor uses something that needs it. */
export type ConsentRequest = {
  readonly kind: "request";
  readonly purpose: ConsentPurpose;
  readonly hosts: readonly string[];
  readonly answer: (granted: boolean) => void;
};

export type ConsentDialogState = { readonly kind: "closed" } | { readonly kind: "settings" } | ConsentRequest;

export const CLOSED_DIALOG: ConsentDialogState = { kind: "closed" };

export const dialogState = createObservable<ConsentDialogState>(CLOSED_DIALOG);

export const openConsentSettings = (): void => dialogState.set({ kind: "settings" });

/** Closing without an answer decides nothing. */
export const closeConsentDialog = (): void => {
  const current = dialogState.get();
  dialogState.set(CLOSED_DIALOG);
  if (current.kind === "request") current.answer(hasConsent(current.purpose));
};

const hostsOf = (purpose: ConsentPurpose): readonly string[] =>
  consentState().view?.purposes.find((view) => view.purpose === purpose)?.hosts ?? [];

/**
 * Resolves to true if the visitor has consented to the purpose, or consents now in a dialog that names `host` (by
 * default the purpose's host). Resolves to false on refusal and where no dialog can open.
 */
export const requestConsent = (purpose: ConsentPurpose, host?: string): Promise<boolean> => {
  if (hasConsent(purpose)) return Promise.resolve(true);
  if (consentState().view === null) return Promise.resolve(false);
  closeConsentDialog();
  const hosts = host === undefined ? hostsOf(purpose) : [host];
  return new Promise((answer) => dialogState.set({ kind: "request", purpose, hosts, answer }));
};

/** Saves a consent given in place, next to the name of the contacted host. */
export const grantConsent = (purpose: ConsentPurpose): void => saveConsent({ [purpose]: true });
