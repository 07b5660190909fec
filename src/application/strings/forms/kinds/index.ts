import type { LEAD_KINDS, LeadKindName } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { applicationStrings } from "./application.ts";
import { callBackStrings, contactStrings, favouritesStrings, modelContactStrings, questionStrings } from "./contact.ts";
import { carSaleStrings, tradeInStrings } from "./trade-in.ts";
import { fleetRequestStrings, leaseRequestStrings, onlineLeasingStrings } from "./leasing.ts";
import { interestStrings } from "./interest.ts";
import { testDriveStrings, modelTestDriveStrings } from "./test-drive.ts";
import { tyreAppointmentStrings, tyreOfferStrings, workshopAppointmentStrings } from "./workshop.ts";

/** Strings of all lead kinds. A kind without strings is a type error. */
export const LEAD_KIND_STRINGS = {
  interest: interestStrings,
  favourites: favouritesStrings,
  test_drive: testDriveStrings,
  model_contact: modelContactStrings,
  model_test_drive: modelTestDriveStrings,
  contact: contactStrings,
  lease_request: leaseRequestStrings,
  online_leasing: onlineLeasingStrings,
  fleet_request: fleetRequestStrings,
  workshop_appointment: workshopAppointmentStrings,
  tyre_appointment: tyreAppointmentStrings,
  tyre_offer: tyreOfferStrings,
  trade_in: tradeInStrings,
  car_sale: carSaleStrings,
  application: applicationStrings,
  call_back: callBackStrings,
  question: questionStrings,
} as const satisfies { readonly [Name in LeadKindName]: LeadKindStringsOf<(typeof LEAD_KINDS)[Name]> };
