import { type SubmitEvent, useContext, useEffect, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { AppointmentContext, type AppointmentView } from "./appointment-view.ts";
import { openAppointment, registerAppointmentButton, type AppointmentValues } from "./appointment-widget.ts";

type AppointmentButtonProps = Omit<ButtonProps, "href" | "type"> & { readonly appointment: AppointmentValues };

const ownFormHref = ({ locationHrefs, formHref }: AppointmentView, location: string | null): string =>
  (location === null ? undefined : locationHrefs[location]) ?? formHref;

/** Submitting a form replaces the query of its action: it travels in hidden fields. */
const splitHref = (href: string) => {
  const { pathname, searchParams, hash } = new URL(href, "https://site.invalid");
  return { action: pathname + hash, fields: [...searchParams] };
};

/**
 * Opens the booking widget. The site's own form opens without scripts, without a widget in the configuration, when the
 * visitor refuses its host and when it does not answer.
 */
export const AppointmentButton = ({ appointment, ...button }: AppointmentButtonProps) => {
  const view = useContext(AppointmentContext);
  const { scriptUrl } = view;
  const isActive = scriptUrl !== null && button.disabled !== true;
  const [isOpening, setOpening] = useState(false);
  useEffect(() => (isActive ? registerAppointmentButton(scriptUrl) : undefined), [isActive, scriptUrl]);
  const { action, fields } = splitHref(ownFormHref(view, appointment.location));
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    if (scriptUrl === null) return;
    const form = event.currentTarget;
    event.preventDefault();
    if (isOpening) return;
    setOpening(true);
    const isOpen = await openAppointment(scriptUrl, appointment);
    setOpening(false);
    // Not requestSubmit: it would come back here.
    if (!isOpen) form.submit();
  };
  return (
    <form method="get" action={action} onSubmit={(event) => void onSubmit(event)} className="appointment">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" aria-busy={isOpening} />
    </form>
  );
};
