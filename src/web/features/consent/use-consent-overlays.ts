import { useEffect, useState } from "react";
import { closeConsentDialog } from "./consent-dialog-state.ts";
import { useConsentDialogState, useNeedsDecision } from "./use-consent.ts";

type Overlays = typeof import("./consent-overlays.tsx");

/** Banner and dialog, loaded for visitors who are asked or who open their choices; null until then. */
export const useConsentOverlays = (): Overlays | null => {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const needsDecision = useNeedsDecision();
  const isOpen = useConsentDialogState().kind !== "closed";
  const isNeeded = needsDecision || isOpen;
  useEffect(() => {
    // Without the dialog nobody can answer.
    if (isNeeded) import("./consent-overlays.tsx").then(setOverlays, closeConsentDialog);
  }, [isNeeded]);
  return overlays;
};
