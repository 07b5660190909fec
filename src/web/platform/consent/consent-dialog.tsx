import { type ReactNode, type SubmitEvent, useId } from "react";
import { CONSENT_PURPOSES } from "#domain/consent/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/choice/choice.tsx";
import { useModalDialog } from "../../../ui/dialog/use-modal-dialog.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { consentStrings as strings } from "./consent-strings.ts";
import { closeConsentDialog, type ConsentRequest } from "./consent-dialog-state.ts";
import { saveConsent } from "./consent-store.ts";
import type { PurposeView } from "./consent-view.ts";
import { decideAll } from "./decide-all.ts";
import { useConsentDialogState, useConsentState } from "./use-consent.ts";

const ModalDialog = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const dialog = useModalDialog(closeConsentDialog);
  const titleId = useId();
  return (
    <dialog {...dialog} aria-labelledby={titleId} className="consent-dialog">
      <div className="consent-dialog-head">
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
    <form onSubmit={onSubmit} className="consent-form">
      <p>{strings.settings.text(months)}</p>
      <ul className="consent-purposes">
        {purposes.map(({ purpose, hosts, granted }) => (
          <li key={purpose}>
            <Checkbox name={purpose} defaultChecked={granted} label={strings.purposes[purpose].label} />
            <p>
              {strings.purposes[purpose].description} {hosts.length > 0 && strings.hosts(hosts)}
            </p>
          </li>
        ))}
      </ul>
      <div className="consent-buttons">
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
    <div className="consent-form">
      <p>{strings.request.text(requested)}</p>
      {others.length > 0 && <p>{strings.request.others(others)}</p>}
      <p>{strings.request.months(months)}</p>
      <div className="consent-buttons">
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
