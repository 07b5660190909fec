import { Button } from "../../../ui/button/button.tsx";
import { SlotPicker, type SlotPickerDay } from "../../../ui/slot-picker/slot-picker.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { VehicleAlternatives } from "../vehicle-alternatives/vehicle-alternatives.tsx";
import { AppointmentContact } from "../appointment-contact/appointment-contact.tsx";
import { changeStrings as strings } from "./change-strings.ts";
import { ACTION_FIELD, CANCEL, type ChangeView, MOVE } from "./change-view.ts";

type MoveProps = { readonly field: string; readonly days: readonly SlotPickerDay[] };

const Move = ({ field, days }: MoveProps) => (
  <section className="stack stack-l">
    <h2 className="text-xl">{strings.pick}</h2>
    {days.length === 0 ? (
      <p>{strings.none}</p>
    ) : (
      <form method="post" className="stack stack-xl">
        <SlotPicker id={field} name={field} label={strings.slots} days={days} value={undefined} />
        <div>
          <Button type="submit" size="large" name={ACTION_FIELD} value={MOVE} label={strings.move} />
        </div>
      </form>
    )}
  </section>
);

const Cancel = () => (
  <section className="stack stack-l">
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
    <div className="stack stack-2xl form-width">
      <div className="stack stack-l">
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
