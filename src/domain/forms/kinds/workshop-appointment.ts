import type { LeadKind } from "../kind.ts";
import { WORKSHOP_SLOT } from "./fields/appointment.ts";
import { MILEAGE, OWN_CAR, PLATE } from "./fields/car.ts";
import { APPOINTMENT_PRIVACY } from "./privacy.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./fields/person.ts";

export const workshopAppointment = {
  name: "workshop_appointment",
  service: "workshop",
  fields: [
    {
      kind: "select",
      name: "work",
      required: true,
      options: ["service", "inspection", "brakes", "air_conditioning", "battery", "warning_light", "recall", "other"],
    },
    OWN_CAR,
    PLATE,
    MILEAGE,
    WORKSHOP_SLOT,
    {
      kind: "toggle",
      name: "courtesy_car",
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;
