import { displayedName } from "#application/strings/vehicles/displayed-name.ts";
import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { type Lead, subjectVehicles, type VehicleSnapshot } from "#domain/leads/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { type Vehicle, type VehicleState, vehicleState } from "#domain/vehicles/index.ts";
import type { MailContent } from "../message.ts";
import { appointmentRows, type MailSite } from "./lead-details.ts";
import { type MailBlock, rowsBlock, textBlock } from "./mail-blocks.ts";
import { callBlock, momentOf, visitorMail } from "./visitor-mail.ts";

/** The vehicles of a lead as they are now, by id. */
export type VehiclesNow = ReadonlyMap<number, { readonly vehicle: Vehicle; readonly removed_at: string | null }>;

const stateNow = (id: number, now: VehiclesNow): VehicleState => {
  const match = now.get(id);
  return match === undefined ? "removed" : vehicleState(match);
};

const bookedMoment = ({ booking }: Lead, now: Date, site: MailSite): string | null =>
  booking === null || booking.cancelled_at !== undefined || Date.parse(booking.start) <= now.getTime()
    ? null
    : momentOf(booking, site);

const appointmentBlocks = (lead: Lead, site: MailSite): readonly MailBlock[] => [
  rowsBlock(appointmentRows(lead, site)),
  textBlock("Appelez-nous pour essayer un autre véhicule à cette heure, ou annulez d’un clic."),
  { type: "action", label: "Voir mon rendez-vous", href: site.appointmentChangeUrl(lead) },
];

const subjectOf = (name: string, { title }: { readonly title: string }, moment: string | null): string => {
  const about = moment === null ? name : `Votre rendez-vous du ${moment}`;
  return `${about}\u00a0: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
};

/**
 * Informs the visitor that the vehicles of a request or an appointment are sold, reserved or removed; null if they are available
 * by now.
 */
export const vehicleUpdateMail = (
  lead: Lead,
  site: MailSite,
  { now, vehicles }: { readonly now: Date; readonly vehicles: VehiclesNow },
): MailContent | null => {
  const unmet = subjectVehicles(lead.subject).flatMap((snapshot) => {
    const state = stateNow(snapshot.id, vehicles);
    return state === "available" ? [] : [{ snapshot, state }];
  });
  const [first] = unmet;
  if (first === undefined) return null;
  const moment = bookedMoment(lead, now, site);
  const subject = subjectOf(displayedName(first.snapshot), UNMET_TEXTS[first.state], moment);
  return visitorMail(lead, site, {
    subject: `${subject} (réf. ${lead.reference})`,
    blocks: [
      ...unmet.map(({ snapshot, state }) => textBlock(UNMET_TEXTS[state].text(displayedName(snapshot)))),
      { type: "action", label: "Voir les véhicules qui lui ressemblent", href: site.vehicleUrl(first.snapshot) },
      ...(moment === null ? [] : appointmentBlocks(lead, site)),
      ...callBlock(lead, site),
      { type: "foot", text: site.group },
    ],
  });
};

const newPrice = (snapshot: VehicleSnapshot, vehicles: VehiclesNow): string | null => {
  const purchase = vehicles.get(snapshot.id)?.vehicle.price.purchase ?? null;
  const isChanged = purchase !== null && purchase.cents !== snapshot.price?.cents;
  return isChanged && stateNow(snapshot.id, vehicles) !== "removed" ? formatEuros(purchase.cents) : null;
};

/** Informs the visitor that the vehicles of a request have another price than the one they saw; null if they do not by now. */
export const vehiclePriceMail = (lead: Lead, site: MailSite, vehicles: VehiclesNow): MailContent | null => {
  const changed = subjectVehicles(lead.subject).flatMap((snapshot) => {
    const price = newPrice(snapshot, vehicles);
    return price === null ? [] : [{ snapshot, price }];
  });
  const [first] = changed;
  if (first === undefined) return null;
  return visitorMail(lead, site, {
    subject: `${displayedName(first.snapshot)}\u00a0: son prix a changé (réf. ${lead.reference})`,
    blocks: [
      ...changed.map(({ snapshot, price }) =>
        textBlock(`Le prix de ${displayedName(snapshot)} a changé depuis votre demande\u00a0: il est de ${price}.`),
      ),
      { type: "action", label: "Voir ce véhicule", href: site.vehicleUrl(first.snapshot) },
      ...callBlock(lead, site),
      { type: "foot", text: site.group },
    ],
  });
};
