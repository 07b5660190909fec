import { Button } from "../../../ui/button/button.tsx";
import { SlotPicker } from "../../../ui/slot-picker/slot-picker.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { Main } from "../../platform/page/index.ts";
import { VehicleAlternatives } from "../vehicle-alternatives/vehicle-alternatives.tsx";
import { AppointmentContact } from "../appointment-contact/appointment-contact.tsx";
import { appointmentStrings as strings } from "./appointment-strings.ts";
import type { AppointmentView } from "./appointment-view.ts";

const Choice = ({ choice }: Pick<AppointmentView, "choice">) =>
  choice && (
    <SlotPicker id={choice.name} name={choice.name} label={strings.choose.label} days={choice.days} value={undefined} />
  );

/** Only the button books, because mail programs follow links. Works without JavaScript. */
export const AppointmentPage = ({ view }: { readonly view: AppointmentView }) => (
  <Main className="wrap page-body">
    <div className="stack stack-xl form-width">
      <h1>{nonBreakingTitle(view.title)}</h1>
      {view.appointment && (
        <div>
          <p className="text-l strong">{view.appointment}</p>
          {view.location.contact && <p>{view.location.contact.name}</p>}
        </div>
      )}
      <p>{view.text}</p>
      {view.action && (
        <form method="post" className="stack stack-xl">
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
