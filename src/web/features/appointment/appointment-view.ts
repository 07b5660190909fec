import { createContext } from "react";

/** How the appointment buttons of a page work. Plain JSON, the same for every visitor. */
export type AppointmentView = {
  /** Address of the widget's script; null: the buttons open the site's own form. */
  readonly scriptUrl: string | null;
  /** The site's own form, and that of each location by slug: paths with query and fragment. */
  readonly formHref: string;
  readonly locationHrefs: Readonly<Record<string, string>>;
};

/** Of a page whose buttons were not looked at: the contact page answers every wish. */
const NO_APPOINTMENTS: AppointmentView = { scriptUrl: null, formHref: "/contact", locationHrefs: {} };

export const AppointmentContext = createContext<AppointmentView>(NO_APPOINTMENTS);
