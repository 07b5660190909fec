import { type ReactNode, useState } from "react";
import { consentStrings as strings } from "../../strings/consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { openConsentSettings } from "./consent-dialog-state.ts";
import { startConsent } from "./consent-store.ts";
import type { ConsentView } from "./consent-view.ts";

/** Banner and dialog; everything inside may read the consent from its first effect on. */
export const ConsentScope = ({ view, children }: { readonly view: ConsentView; readonly children: ReactNode }) => {
  // The consent is the browser's: it starts before the effects of the components inside, which run first.
  useState(() => {
    if (typeof document !== "undefined") startConsent(view);
  });
  return (
    <>
      <ConsentBanner />
      {children}
      <ConsentDialog />
    </>
  );
};

/** Opens the visitor's choices again. */
export const ConsentSettingsButton = () => (
  <button type="button" className="link link-quiet consent-open with-script" onClick={openConsentSettings}>
    {strings.settings.open}
  </button>
);
