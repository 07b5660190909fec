import { Button } from "../../../ui/button/button.tsx";
import { SlotPicker, type SlotPickerDay } from "../../../ui/slot-picker/slot-picker.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { VehicleAlternatives, type VehicleAlternativesProps } from "../vehicle-alternatives/vehicle-alternatives.tsx";
import { AppointmentContact } from "../appointment-contact/appointment-contact.tsx";
import { changeStrings as strings } from "./change-strings.ts";
import type { AppointmentContactView } from "../appointment-contact/appointment-contact-view.ts";

/** Names of the page's form fields. */
export const ACTION_FIELD = "geste";
const MOVE = "deplacer";
export const CANCEL = "annuler";

/** The page by which a visitor moves or cancels an appointment. */
export type ChangeView = {
  readonly status: 200 | 404 | 409 | 503;
  readonly title: string;
  readonly text: string;
  /** "mardi 24 novembre 2026, de 10 h à 11 h", and what it is for; null for an unknown one. */
  readonly appointment: { readonly label: string; readonly work: string } | null;
  /** Null unless it holds. */
  readonly change: {
    readonly field: string;
    /** Empty when it cannot be moved online; null when its vehicle is not there for it any more. */
    readonly days: readonly SlotPickerDay[] | null;
  } | null;
  /** The form for another appointment; null while it holds. */
  readonly againHref: string | null;
  /** Its vehicle, where that is sold, reserved or removed, with others instead. */
  readonly sold: VehicleAlternativesProps["sold"] | null;
  readonly location: AppointmentContactView;
};

const Move = ({ field, days }: { readonly field: string; readonly days: readonly SlotPickerDay[] }) => (
  <section className="stack gap-16">
    <h2 className="text-xl">{strings.pick}</h2>
    {days.length === 0 ? (
      <p>{strings.none}</p>
    ) : (
      <form method="post" className="stack gap-24">
        <SlotPicker id={field} name={field} label={strings.slots} days={days} value={undefined} />
        <div>
          <Button type="submit" size="large" name={ACTION_FIELD} value={MOVE} label={strings.move} />
        </div>
      </form>
    )}
  </section>
);

const Cancel = () => (
  <section className="stack gap-16">
    <h2 className="text-xl">{strings.cancelTitle}</h2>
    <p>{strings.cancelText}</p>
    <form method="post">
      <Button type="submit" variant="secondary" name={ACTION_FIELD} value={CANCEL} label={strings.cancel} />
    </form>
  </section>
);

/** Only the buttons change anything, because mail programs follow links. Works without JavaScript. */
export const ChangePage = ({ view }: { readonly view: ChangeView }) => (
  <Main className="wrap page-body">
    <div className="stack gap-32 form-width">
      <div className="stack gap-16">
        <h1>{nonBreakingTitle(view.title)}</h1>
        {view.appointment && (
          <div>
            <p className="text-l strong">{view.appointment.label}</p>
            <p>{view.appointment.work}</p>
            {view.location.contact && <p>{view.location.contact.name}</p>}
          </div>
        )}
        <p>{view.text}</p>
      </div>
      {view.change?.days && <Move field={view.change.field} days={view.change.days} />}
      {view.change && <Cancel />}
      {view.againHref !== null && (
        <div>
          <Button href={view.againHref} label={strings.again} />
        </div>
      )}
      <AppointmentContact {...view.location} />
    </div>
    {view.sold && <VehicleAlternatives sold={view.sold} isSaid />}
  </Main>
);
