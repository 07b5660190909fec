import {
  CONSENT_PURPOSES,
  type ConsentDecisions,
  consentHosts,
  type ConsentPurpose,
  consentSignals,
  readConsentCookie,
  type ThirdParty,
  writeConsentCookie,
} from "#domain/consent/index.ts";
import { createObservable } from "#domain/shared/index.ts";
import { pushConsentUpdate } from "../data-layer/index.ts";
import { createTabChannel } from "../tab-channel/index.ts";

/** A purpose for which the site uses third parties. */
export type PurposeView = {
  readonly purpose: ConsentPurpose;
  /** All that a consent unlocks. */
  readonly hosts: readonly string[];
  /** True if the banner includes it. */
  readonly isAutomatic: boolean;
};

export const buildConsentView = (
  { version, months }: { readonly version: number; readonly months: number },
  thirdParties: readonly ThirdParty[],
) => {
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

/** Plain JSON, the same for every visitor. */
export type ConsentView = ReturnType<typeof buildConsentView>;

type ConsentState = {
  /** Null on the server, until hydration, and on error pages without the site's header: nothing is allowed then. */
  readonly view: ConsentView | null;
  readonly decisions: ConsentDecisions;
};

const INITIAL: ConsentState = { view: null, decisions: {} };

const state = createObservable(INITIAL);

/** Purposes of the third parties that this page has already loaded. */
const usedPurposes = new Set<ConsentPurpose>();

/** A loaded script cannot be unloaded, so the page reloads without it. */
const reloadIfWithdrawn = (decisions: ConsentDecisions): void => {
  if ([...usedPurposes].some((purpose) => !decisions[purpose])) location.reload();
};

/** Rereads the cookie, which another tab may have changed. */
const reloadDecisions = (): void => {
  const { view, decisions: current } = state.get();
  if (view === null) return;
  const decisions = readConsentCookie(document.cookie, view.version);
  if (JSON.stringify(decisions) === JSON.stringify(current)) return;
  pushConsentUpdate(consentSignals(decisions));
  state.set({ view, decisions });
  reloadIfWithdrawn(decisions);
};

const tabs = createTabChannel("consentement", reloadDecisions);

/** Initialises the store with the site's purposes. Called once, in the browser, before the first read. */
export const startConsent = (view: ConsentView): void => {
  if (state.get().view !== null) return;
  state.set({ view, decisions: {} });
  reloadDecisions();
};

/** Calls the listener after every change, including changes in other tabs. Returns an unsubscribe function. */
export const onConsentChange = (listener: () => void): (() => void) => {
  const unsubscribe = state.subscribe(listener);
  tabs.watch();
  return unsubscribe;
};

export const consentState = (): ConsentState => state.get();

export const INITIAL_CONSENT_STATE = INITIAL;

/** The hosts that a consent to the purpose unlocks; none before `startConsent`. */
export const consentedHosts = (purpose: ConsentPurpose): readonly string[] =>
  state.get().view?.purposes.find((view) => view.purpose === purpose)?.hosts ?? [];

/**
 * True if the host may be contacted: the visitor has consented to the purpose, and the host is one of those that were
 * named for it. Always false on the server.
 */
export const hasConsent = (purpose: ConsentPurpose, host: string): boolean =>
  state.get().decisions[purpose] === true && consentedHosts(purpose).includes(host);

/** Records that this page has loaded a third party for the purpose, so that a withdrawal reloads the page. */
export const markPurposeUsed = (purpose: ConsentPurpose): void => void usedPurposes.add(purpose);

/** Saves decisions, leaves other purposes unchanged, and notifies the other tabs. */
export const saveConsent = (changes: ConsentDecisions): void => {
  const { view, decisions } = state.get();
  if (view === null) return;
  const { version, months } = view;
  document.cookie = writeConsentCookie({
    version,
    months,
    decisions: { ...decisions, ...changes },
    secure: location.protocol === "https:",
  });
  reloadDecisions();
  tabs.notify();
};
