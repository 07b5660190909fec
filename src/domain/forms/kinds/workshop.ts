import type { LeadKind } from "../kind.ts";
import { TYRE_SLOT, WORKSHOP_SLOT } from "./fields/appointment.ts";
import { MILEAGE, OWN_CAR, PLATE } from "./fields/car.ts";
import { APPOINTMENT_PRIVACY, REQUEST_PRIVACY } from "./privacy.ts";
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  NAME_EMAIL_AND_PHONE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
} from "./fields/person.ts";

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
    { kind: "toggle", name: "courtesy_car" },
    ...NAME_EMAIL_AND_PHONE,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;

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
    { kind: "toggle", name: "stored" },
    { kind: "toggle", name: "store" },
    ...NAME_EMAIL_AND_PHONE,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;

export const tyreOffer = {
  name: "tyre_offer",
  service: "tyres",
  fields: [
    {
      kind: "text",
      group: "tyres",
      name: "dimensions",
      required: true,
      max: 60,
      width: "half",
    },
    {
      kind: "select",
      name: "quantity",
      required: true,
      initial: "4",
      width: "half",
      options: ["1", "2", "4"],
    },
    {
      kind: "radio",
      name: "season",
      required: true,
      options: ["summer", "winter", "all_season"],
    },
    {
      kind: "radio",
      name: "budget",
      required: true,
      initial: "compare",
      options: ["compare", "premium", "balanced", "low"],
    },
    {
      ...PLATE,
      group: "tyres",
      required: false,
      width: "full",
    },
    {
      kind: "text",
      name: "site",
      max: 80,
      omittedFor: ["place"],
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
