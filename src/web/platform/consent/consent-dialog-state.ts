import type { ConsentPurpose } from "#domain/consent/index.ts";
import { createObservable } from "#domain/shared/index.ts";
import { consentedHosts, consentState, hasConsent, saveConsent } from "./consent-store.ts";

/** A request for consent to one purpose, made when the visitor uses something that needs it. */
export type ConsentRequest = {
  readonly kind: "request";
  readonly purpose: ConsentPurpose;
  /** All that the answer unlocks, the requested one first. */
  readonly hosts: readonly [requested: string, ...others: string[]];
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
  if (current.kind === "request") current.answer(hasConsent(current.purpose, current.hosts[0]));
};

/**
 * Resolves to true if the visitor has consented to the purpose, or consents now in a dialog that names `host` and the
 * purpose's other hosts. Resolves to false on refusal, where no dialog can open, and for a host of another purpose.
 */
export const requestConsent = (purpose: ConsentPurpose, host: string): Promise<boolean> => {
  if (hasConsent(purpose, host)) return Promise.resolve(true);
  const hosts = consentedHosts(purpose);
  if (consentState().view === null || !hosts.includes(host)) return Promise.resolve(false);
  closeConsentDialog();
  const others = hosts.filter((other) => other !== host);
  return new Promise((answer) => dialogState.set({ kind: "request", purpose, hosts: [host, ...others], answer }));
};

/** Saves a consent given in place, next to the names of all hosts of the purpose. */
export const grantConsent = (purpose: ConsentPurpose): void => saveConsent({ [purpose]: true });
