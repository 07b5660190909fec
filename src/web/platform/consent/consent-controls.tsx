import { type ReactNode, useState } from "react";
import { shellStrings as strings } from "../strings/index.ts";
import { openConsentSettings } from "./consent-dialog-state.ts";
import { startConsent } from "./consent-store.ts";
import type { ConsentView } from "./consent-view.ts";
import { useConsentOverlays } from "./use-consent-overlays.ts";

/** Banner and dialog. Children can read the consent from their first effect on. */
export const ConsentScope = ({ view, children }: { readonly view: ConsentView; readonly children: ReactNode }) => {
  // Consent is read in the browser, before the effects of the children, which run first.
  useState(() => {
    if (typeof document !== "undefined") startConsent(view);
  });
  const overlays = useConsentOverlays();
  return (
    <>
      {overlays && <overlays.ConsentBanner />}
      {children}
      {overlays && <overlays.ConsentDialog />}
    </>
  );
};

/** Reopens the consent dialog. */
export const ConsentSettingsButton = () => (
  <button type="button" className="link link-quiet consent-open with-script" onClick={openConsentSettings}>
    {strings.consentSettings}
  </button>
);
