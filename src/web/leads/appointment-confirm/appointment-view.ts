import type { SlotPickerDay } from "../../../ui/slot-picker/slot-picker.tsx";
import type { VehicleAlternativesProps } from "../vehicle-alternatives/vehicle-alternatives.tsx";
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
