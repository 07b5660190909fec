import type { LeadKind } from "../kind.ts";
import { TYRE_SLOT } from "./fields/appointment.ts";
import { OWN_CAR, PLATE } from "./fields/car.ts";
import { APPOINTMENT_PRIVACY } from "./privacy.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./fields/person.ts";

export const tyreAppointment = {
  name: "tyre_appointment",
  service: "tyres",
  fields: [
    {
      kind: "select",
      group: "appointment",
      name: "work",
      required: true,
      options: ["wheels", "balanced_wheels", "tyres_on_rims", "new_tyres", "puncture", "alignment"],
    },
    // Its times depend on the work alone, so that the visitor chooses one before giving details.
    TYRE_SLOT,
    PLATE,
    OWN_CAR,
    {
      kind: "toggle",
      name: "stored",
    },
    {
      kind: "toggle",
      name: "store",
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;
