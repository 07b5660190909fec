import type { SlotPickerDay } from "../../../ui/slot-picker/slot-picker.tsx";
import type { VehicleAlternativesProps } from "../vehicle-alternatives/vehicle-alternatives.tsx";
import type { AppointmentContactView } from "../appointment-contact/appointment-contact-view.ts";

/** Names of the page's form fields. */
export const ACTION_FIELD = "geste";
export const MOVE = "deplacer";
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
