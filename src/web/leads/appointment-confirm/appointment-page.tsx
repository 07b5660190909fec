import { Button } from "../../../ui/button/button.tsx";
import { SlotPicker, type SlotPickerDay } from "../../../ui/slot-picker/slot-picker.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { VehicleAlternatives, type VehicleAlternativesProps } from "../vehicle-alternatives/vehicle-alternatives.tsx";
import { AppointmentContact } from "../appointment-contact/appointment-contact.tsx";
import { appointmentStrings as strings } from "./appointment-strings.ts";
import type { AppointmentContactView } from "../appointment-contact/appointment-contact-view.ts";

/** The page behind a link in an email about an appointment. */
export type AppointmentView = {
  readonly status: 200 | 404 | 409 | 503;
  readonly title: string;
  readonly text: string;
  /** "mardi 24 novembre 2026, de 10 h à 11 h"; null unless the appointment can be confirmed. */
  readonly appointment: string | null;
  /** Free appointments to choose from; null without a choice. */
  readonly choice: { readonly name: string; readonly days: readonly SlotPickerDay[] } | null;
  /** Label of the button; null if there is nothing left to do. */
  readonly action: string | null;
  /** Its vehicle, where that is sold, reserved or removed, with others instead. */
  readonly sold: VehicleAlternativesProps["sold"] | null;
  readonly location: AppointmentContactView;
};

const Choice = ({ choice }: Pick<AppointmentView, "choice">) =>
  choice && (
    <SlotPicker id={choice.name} name={choice.name} label={strings.choose.label} days={choice.days} value={undefined} />
  );

/** Only the button books, because mail programs follow links. Works without JavaScript. */
export const AppointmentPage = ({ view }: { readonly view: AppointmentView }) => (
  <Main className="wrap page-body">
    <div className="stack gap-24 form-width">
      <h1>{nonBreakingTitle(view.title)}</h1>
      {view.appointment && (
        <div>
          <p className="text-l strong">{view.appointment}</p>
          {view.location.contact && <p>{view.location.contact.name}</p>}
        </div>
      )}
      <p>{view.text}</p>
      {view.action && (
        <form method="post" className="stack gap-24">
          <Choice choice={view.choice} />
          <div>
            <Button type="submit" size="large" label={view.action} />
          </div>
        </form>
      )}
      <AppointmentContact {...view.location} />
    </div>
    {view.sold && <VehicleAlternatives sold={view.sold} isSaid />}
  </Main>
);
