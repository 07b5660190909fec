import { useEffect, useState } from "react";
import { closeConsentDialog } from "./consent-dialog-state.ts";
import { useConsentDialogState, useNeedsDecision } from "./use-consent.ts";

type Overlays = typeof import("./consent-overlays.tsx");

/** Banner and dialog, loaded when consent has to be requested or the visitor opens the settings; null until then. */
export const useConsentOverlays = (): Overlays | null => {
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
