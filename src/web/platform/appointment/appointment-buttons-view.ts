import { createContext } from "react";

/** Behaviour of a page's appointment buttons. Plain JSON, the same for every visitor. */
export type AppointmentButtonsView = {
  /** URL of the widget's script; null: the buttons open the site's own form. */
  readonly scriptUrl: string | null;
  /** The site's own form, and the form of each location by slug: paths with query and fragment. */
  readonly formHref: string;
  readonly locationHrefs: Readonly<Record<string, string>>;
};

/** Default for pages that do not load appointment settings: the contact page. */
const NO_APPOINTMENTS: AppointmentButtonsView = { scriptUrl: null, formHref: "/contact", locationHrefs: {} };

export const AppointmentContext = createContext<AppointmentButtonsView>(NO_APPOINTMENTS);
