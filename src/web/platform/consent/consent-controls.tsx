import { type ReactNode, useEffect, useState } from "react";
import { shellStrings as strings } from "../strings/index.ts";
import { closeConsentDialog, openConsentSettings } from "./consent-dialog-state.ts";
import { type ConsentView, startConsent } from "./consent-store.ts";
import { useConsentDialogState, useNeedsDecision } from "./use-consent.ts";

type Overlays = typeof import("./consent-overlays.tsx");

/** Banner and dialog, loaded when consent has to be requested or the visitor opens the settings; null until then. */
const useConsentOverlays = (): Overlays | null => {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const needsDecision = useNeedsDecision();
  const isOpen = useConsentDialogState().kind !== "closed";
  const isNeeded = needsDecision || isOpen;
  useEffect(() => {
    // If the dialog fails to load, the request resolves as not granted.
    if (isNeeded) import("./consent-overlays.tsx").then(setOverlays, closeConsentDialog);
  }, [isNeeded]);
  return overlays;
};

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
