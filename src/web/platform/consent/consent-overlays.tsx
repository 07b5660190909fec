import "./consent-overlays.css";
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { consentStrings as strings } from "./consent-strings.ts";
import { closeConsentDialog, type ConsentRequest, openConsentSettings } from "./consent-dialog-state.ts";
import { CONSENT_PURPOSES } from "#domain/consent/index.ts";
import { Checkbox } from "../../../ui/choice/choice.tsx";
import { useModalDialog } from "../../../ui/dialog/dialog.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { type PurposeView, saveConsent } from "./consent-store.ts";
import { useConsentDialogState, useConsentState, useNeedsDecision } from "./use-consent.ts";

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

const ModalDialog = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const dialog = useModalDialog(closeConsentDialog);
  const titleId = useId();
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="consent-dialog">
      <div className="row gap-16 mb-12 spread">
        <h2 id={titleId} className="text-l">
          {title}
        </h2>
        <button type="button" className="round" aria-label={strings.settings.close} onClick={closeConsentDialog}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
};

/** The purposes with third parties and those that the visitor decided in place. */
const usePurposes = (): readonly (PurposeView & { readonly granted: boolean })[] => {
  const { view, decisions } = useConsentState();
  return CONSENT_PURPOSES.flatMap((purpose) => {
    const known = view?.purposes.find((entry) => entry.purpose === purpose);
    if (known === undefined && decisions[purpose] === undefined) return [];
    return [{ ...(known ?? { purpose, hosts: [], isAutomatic: false }), granted: decisions[purpose] === true }];
  });
};

/** Applies the same answer to every purpose. */
const decideAll = (purposes: readonly Pick<PurposeView, "purpose">[], granted: boolean): void =>
  saveConsent(Object.fromEntries(purposes.map(({ purpose }) => [purpose, granted])));

const Settings = ({ months }: { readonly months: number }) => {
  const purposes = usePurposes();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    saveConsent(Object.fromEntries(purposes.map(({ purpose }) => [purpose, data.has(purpose)])));
    closeConsentDialog();
  };
  const decide = (granted: boolean): void => {
    decideAll(purposes, granted);
    closeConsentDialog();
  };
  if (purposes.length === 0) return <p>{strings.settings.none}</p>;
  return (
    <form onSubmit={onSubmit} className="stack gap-16 text-s leading-l">
      <p>{strings.settings.text(months)}</p>
      <ul className="consent-purposes stack gap-14 lines">
        {purposes.map(({ purpose, hosts, granted }) => (
          <li key={purpose}>
            <Checkbox name={purpose} defaultChecked={granted} label={strings.purposes[purpose].label} />
            <p>
              {strings.purposes[purpose].description} {hosts.length > 0 && strings.hosts(hosts)}
            </p>
          </li>
        ))}
      </ul>
      <div className="cluster gap-10">
        <Button size="small" variant="secondary" label={strings.refuse} onClick={() => decide(false)} />
        <Button size="small" variant="secondary" label={strings.accept} onClick={() => decide(true)} />
        <Button size="small" variant="tertiary" type="submit" label={strings.settings.save} />
      </div>
    </form>
  );
};

const Request = ({ request, months }: { readonly request: ConsentRequest; readonly months: number }) => {
  const answer = (granted: boolean): void => {
    saveConsent({ [request.purpose]: granted });
    closeConsentDialog();
  };
  const [requested, ...others] = request.hosts;
  return (
    <div className="stack gap-16 text-s leading-l">
      <p>{strings.request.text(requested)}</p>
      {others.length > 0 && <p>{strings.request.others(others)}</p>}
      <p>{strings.request.months(months)}</p>
      <div className="cluster gap-10">
        <Button size="small" variant="secondary" label={strings.request.refuse} onClick={() => answer(false)} />
        <Button size="small" variant="secondary" label={strings.request.accept} onClick={() => answer(true)} />
      </div>
    </div>
  );
};

/** The consent settings, or the request for one purpose. */
export const ConsentDialog = () => {
  const state = useConsentDialogState();
  const { view } = useConsentState();
  if (view === null || state.kind === "closed") return null;
  return state.kind === "settings" ? (
    <ModalDialog title={strings.settings.title}>
      <Settings months={view.months} />
    </ModalDialog>
  ) : (
    <ModalDialog title={strings.request.title(strings.purposes[state.purpose].label)}>
      <Request request={state} months={view.months} />
    </ModalDialog>
  );
};

const Banner = ({ purposes }: { readonly purposes: readonly PurposeView[] }) => {
  const banner = useHeightProperty();
  // The buttons decide on every purpose.
  const hosts = [...new Set(purposes.flatMap((purpose) => purpose.hosts))];
  return (
    <section
      ref={banner}
      aria-label={strings.banner.label}
      className="consent-banner line-above text-s leading-m no-print"
    >
      <div className="wrap consent-banner-row">
        <p>{strings.banner.text(hosts)}</p>
        <div className="cluster gap-10">
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
