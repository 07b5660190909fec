import { type SubmitEvent, useContext, useEffect, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { AppointmentContext, type AppointmentButtonsView } from "./appointment-buttons-view.ts";
import type { AppointmentValues } from "./appointment-widget.ts";

type AppointmentButtonProps = Omit<ButtonProps, "href" | "type"> & { readonly appointment: AppointmentValues };

const ownFormHref = ({ locationHrefs, formHref }: AppointmentButtonsView, location: string | null): string =>
  (location === null ? undefined : locationHrefs[location]) ?? formHref;

const loadWidget = () => import("./appointment-widget.ts");

/** Loads the widget's script while the button is mounted. */
const useWidgetScript = (url: string | null): void => {
  useEffect(() => {
    if (url === null) return undefined;
    let isOver = false;
    let end = (): void => {
      isOver = true;
    };
    const register = async (): Promise<void> => {
      const { registerAppointmentButton } = await loadWidget();
      if (!isOver) end = registerAppointmentButton(url);
    };
    register().catch(() => undefined);
    return () => end();
  }, [url]);
};

/** Also false if the code that opens the widget fails to load. */
const open = async (scriptUrl: string, appointment: AppointmentValues): Promise<boolean> => {
  const widget = await loadWidget().catch(() => null);
  return widget !== null && widget.openAppointment(scriptUrl, appointment);
};

/** Submitting a GET form replaces the query of its action, so the query is sent in hidden fields. */
const splitHref = (href: string) => {
  const { pathname, searchParams, hash } = new URL(href, "https://site.invalid");
  return { action: pathname + hash, fields: [...searchParams] };
};

/**
 * Opens the booking widget. Falls back to the site's own form without scripts, without a configured widget, without
 * consent to its host, and when the widget does not answer.
 */
export const AppointmentButton = ({ appointment, ...button }: AppointmentButtonProps) => {
  const view = useContext(AppointmentContext);
  const { scriptUrl } = view;
  const isActive = scriptUrl !== null && button.disabled !== true;
  const [isOpening, setOpening] = useState(false);
  useWidgetScript(isActive ? scriptUrl : null);
  const { action, fields } = splitHref(ownFormHref(view, appointment.location));
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    if (scriptUrl === null) return;
    const form = event.currentTarget;
    event.preventDefault();
    if (isOpening) return;
    setOpening(true);
    const isOpen = await open(scriptUrl, appointment);
    setOpening(false);
    // Not `requestSubmit()`, which would fire this handler again.
    if (!isOpen) form.submit();
  };
  return (
    <form method="get" action={action} onSubmit={(event) => void onSubmit(event)} className="contents">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" aria-busy={isOpening} />
    </form>
  );
};
