import type { LEAD_KINDS, LeadKindName } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { applicationStrings } from "./application.ts";
import { callBackStrings } from "./call-back.ts";
import { carSaleStrings } from "./car-sale.ts";
import { contactStrings } from "./contact.ts";
import { favouritesStrings } from "./favourites.ts";
import { fleetRequestStrings } from "./fleet-request.ts";
import { interestStrings } from "./interest.ts";
import { leaseRequestStrings } from "./lease-request.ts";
import { modelContactStrings } from "./model-contact.ts";
import { onlineLeasingStrings } from "./online-leasing.ts";
import { testDriveStrings, modelTestDriveStrings } from "./test-drive.ts";
import { tradeInStrings } from "./trade-in.ts";
import { tyreAppointmentStrings } from "./tyre-appointment.ts";
import { tyreOfferStrings } from "./tyre-offer.ts";
import { workshopAppointmentStrings } from "./workshop-appointment.ts";

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
} as const satisfies { readonly [Name in LeadKindName]: LeadKindStringsOf<(typeof LEAD_KINDS)[Name]> };
