import type { Paths } from "#domain/site/index.ts";

type Contact = { readonly name: string; readonly phone: string };

/** The location of an appointment. */
export type AppointmentContactView = {
  readonly contact: Contact | null;
  /** Link to the locations where no contact is known. */
  readonly locationsHref: string;
};

export const appointmentContact = (
  contact: Contact | null,
  paths: Pick<Paths, "locations">,
): AppointmentContactView => ({
  contact: contact && { name: contact.name, phone: contact.phone },
  locationsHref: paths.locations(),
});
