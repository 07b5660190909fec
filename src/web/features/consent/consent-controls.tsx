import { type ReactNode, useState } from "react";
import { shellStrings as strings } from "../../strings/shell.ts";
import { openConsentSettings } from "./consent-dialog-state.ts";
import { startConsent } from "./consent-store.ts";
import type { ConsentView } from "./consent-view.ts";
import { useConsentOverlays } from "./use-consent-overlays.ts";

/** Banner and dialog; everything inside may read the consent from its first effect on. */
export const ConsentScope = ({ view, children }: { readonly view: ConsentView; readonly children: ReactNode }) => {
  // The consent is the browser's: it starts before the effects of the components inside, which run first.
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

/** Opens the visitor's choices again. */
export const ConsentSettingsButton = () => (
  <button type="button" className="link link-quiet consent-open with-script" onClick={openConsentSettings}>
    {strings.consentSettings}
  </button>
);
