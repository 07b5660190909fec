import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { consentStrings as strings } from "./consent-strings.ts";
import { openConsentSettings } from "./consent-dialog-state.ts";
import type { PurposeView } from "./consent-view.ts";
import { decideAll } from "./decide-all.ts";
import { useConsentState, useNeedsDecision } from "./use-consent.ts";

/**
 * Reserves space at the bottom of the page and for scroll targets, so that the banner never covers the focused element.
 */
const useHeightProperty = () => {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty("--consent-banner", `${Math.ceil(height)}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--consent-banner");
    };
  }, []);
  return banner;
};

const Banner = ({ purposes }: { readonly purposes: readonly PurposeView[] }) => {
  const banner = useHeightProperty();
  // The buttons decide on every purpose.
  const hosts = [...new Set(purposes.flatMap((purpose) => purpose.hosts))];
  return (
    <section ref={banner} aria-label={strings.banner.label} className="consent-banner no-print">
      <div className="wrap consent-banner-row">
        <p>{strings.banner.text(hosts)}</p>
        <div className="consent-buttons">
          <Button size="small" variant="secondary" label={strings.refuse} onClick={() => decideAll(purposes, false)} />
          <Button size="small" variant="secondary" label={strings.accept} onClick={() => decideAll(purposes, true)} />
          <Button size="small" variant="tertiary" label={strings.banner.choose} onClick={openConsentSettings} />
        </div>
      </div>
    </section>
  );
};

/**
 * Asks every undecided visitor if the site has third parties that load automatically. Decided in the browser, because
 * pages are cached.
 */
export const ConsentBanner = () => {
  const { view } = useConsentState();
  const needsDecision = useNeedsDecision();
  return view && needsDecision ? <Banner purposes={view.purposes} /> : null;
};
