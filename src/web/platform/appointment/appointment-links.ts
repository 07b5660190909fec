import type { AppointmentValues } from "./appointment-widget.ts";

/** What the links to the site's own appointment forms open instead. Plain JSON, the same for every visitor. */
export type AppointmentLinksView = {
  /** URL of the widget's script. */
  readonly scriptUrl: string;
  /** By path with query and fragment. */
  readonly forms: Readonly<Record<string, Pick<AppointmentValues, "location" | "product_category">>>;
};
