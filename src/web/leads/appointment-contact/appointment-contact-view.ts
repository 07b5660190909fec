import type { Paths } from "#domain/site/index.ts";

type Contact = { readonly name: string; readonly phone: string };

export const appointmentContact = (contact: Contact | null, paths: Pick<Paths, "locations">) => ({
  contact: contact && { name: contact.name, phone: contact.phone },
  /** Link to the locations where no contact is known. */
  locationsHref: paths.locations(),
});

/** The location of an appointment. */
export type AppointmentContactView = ReturnType<typeof appointmentContact>;
