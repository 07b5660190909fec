import { findSlotField, worksOf } from "./field-kinds/slot/slot-field.ts";
import type { LeadKind } from "./kind.ts";
import { application } from "./kinds/application.ts";
import { callBack, contact, favourites, modelContact, question } from "./kinds/contact.ts";
import { carSale, tradeIn } from "./kinds/trade-in.ts";
import { fleetRequest, leaseRequest, onlineLeasing } from "./kinds/leasing.ts";
import { interest } from "./kinds/interest.ts";
import { modelTestDrive, testDrive } from "./kinds/test-drive.ts";
import { tyreAppointment, tyreOffer, workshopAppointment } from "./kinds/workshop.ts";

export const LEAD_KINDS = {
  interest,
  favourites,
  test_drive: testDrive,
  model_contact: modelContact,
  model_test_drive: modelTestDrive,
  contact,
  lease_request: leaseRequest,
  online_leasing: onlineLeasing,
  fleet_request: fleetRequest,
  workshop_appointment: workshopAppointment,
  tyre_appointment: tyreAppointment,
  tyre_offer: tyreOffer,
  trade_in: tradeIn,
  car_sale: carSale,
  application,
  call_back: callBack,
  question,
} as const satisfies Readonly<Record<string, LeadKind>>;

export type LeadKindName = keyof typeof LEAD_KINDS;

const kindsByName: ReadonlyMap<string, LeadKind> = new Map(Object.entries(LEAD_KINDS));

/** Null for an unknown name: stored leads may be of a kind that no longer exists. */
export const findLeadKind = (name: string): LeadKind | null => kindsByName.get(name) ?? null;

const kindsWithSlots: readonly LeadKind[] = Object.values(LEAD_KINDS).filter(findSlotField);

const calendarOf = (kind: LeadKind): string => findSlotField(kind)?.calendar ?? "";

/** Calendars of the kinds with appointments. */
export const SLOT_CALENDARS: readonly string[] = [...new Set(kindsWithSlots.map(calendarOf))];

/** The works of the forms that book in a calendar. */
export const worksOfCalendar = (calendar: string): readonly string[] =>
  kindsWithSlots.filter((kind) => calendarOf(kind) === calendar).flatMap(worksOf);
