import type { LeadFormats } from "#application/formats/ports.ts";
import type { StockReader } from "#application/stock/ports.ts";
import { type Lead, subjectVehicles, unconfirmedBooking } from "#domain/leads/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { meetsDemand, vehicleState } from "#domain/vehicles/index.ts";
import type { Sender, ClaimedDelivery, LeadReader } from "#application/leads/ports.ts";
import { staffCalendar } from "./templates/appointment-calendar.ts";
import {
  closureMail,
  confirmAppointmentMail,
  dealershipUpdateMail,
  reminderMail,
  visitorUpdateMail,
} from "./templates/appointment-mails.ts";
import { confirmationMail } from "./templates/confirmation-mail.ts";
import { dealershipMail } from "./templates/dealership-mail.ts";
import type { MailSite } from "./templates/lead-details.ts";
import { LOGO_SOURCE } from "./templates/mail-html.ts";
import { vehiclePriceMail, type VehiclesNow, vehicleUpdateMail } from "./templates/vehicle-mails.ts";
import { attachFiles, type MailContent, type RenderedMail, renderMail } from "./message.ts";

/** Sends a rendered mail; throws when it was not accepted. */
export type MailTransport = (
  mail: RenderedMail,
  about: { readonly delivery: Delivery; readonly reference: string | null; readonly created_at: string },
) => Promise<void>;

type MailSenderDependencies = {
  readonly transport: MailTransport;
  readonly site: MailSite;
  /** The group's logo as PNG; null: there is none. */
  readonly logo: () => Promise<Uint8Array | null>;
  readonly formats: LeadFormats;
  readonly fileContent: LeadReader["fileContent"];
  /** A vehicle as it is now; null for one that no feed ever had. */
  readonly vehicleById: StockReader["byIdIncludingRemoved"];
  readonly clock: Clock;
};

/** The content stored with a delivery without a lead; supports one-click unsubscribe (RFC 8058). */
const storedContent = ({ subject, text, html, unsubscribe }: OutboxMessage): MailContent => ({
  subject,
  text,
  html,
  replyTo: null,
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe !== null && {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
});

/** Contains only the document as plain text: dealer systems read the body of a single-part mail. */
const adfMail = (lead: Lead, { site, formats }: MailSenderDependencies): MailContent => ({
  subject: `ADF ${lead.reference}`,
  text: formats.writeAdf([lead], site),
  replyTo: null,
  headers: { "Auto-Submitted": "auto-generated", "X-Vitrine-Reference": lead.reference },
});

const visitorContent = (lead: Lead, { site, formats }: MailSenderDependencies): MailContent => {
  const { booking } = lead;
  if (booking?.cancelled_at !== undefined) return visitorUpdateMail({ ...lead, booking }, site, formats);
  const requested = unconfirmedBooking(lead);
  return requested === null ? confirmationMail(lead, site, formats) : confirmAppointmentMail(lead, requested, site);
};

/** As the appointment is now; null when the mail has become pointless. */
const appointmentContent = (
  lead: Lead,
  { purpose, destination }: Delivery,
  { site, formats, clock }: MailSenderDependencies,
): MailContent | null => {
  const { booking } = lead;
  if (booking === null) return null;
  const booked = { ...lead, booking };
  if (purpose === "visitor_update") return visitorUpdateMail(booked, site, formats);
  if (purpose === "dealership_update") return dealershipUpdateMail(booked, site, formats, destination);
  return purpose === "reminder" ? reminderMail(booked, site, clock.now()) : closureMail(booked, site);
};

/** False once nothing that an appointment is about is for sale: nobody is reminded of it. */
const isForSale = async ({ subject }: Lead, { vehicleById }: MailSenderDependencies): Promise<boolean> => {
  const matches = await Promise.all(subjectVehicles(subject).map(({ id }) => vehicleById(id)));
  const isOff = matches.every((match) => match !== null && !meetsDemand(vehicleState(match), "for_sale"));
  return matches.length === 0 || !isOff;
};

/** As the vehicles are now; null when the mail has become pointless. */
const vehicleContent = async (
  lead: Lead,
  { purpose }: Delivery,
  { site, vehicleById, clock }: MailSenderDependencies,
): Promise<MailContent | null> => {
  const found = subjectVehicles(lead.subject).map(async ({ id }) => [id, await vehicleById(id)] as const);
  const vehicles: VehiclesNow = new Map(
    (await Promise.all(found)).flatMap(([id, match]) => (match === null ? [] : [[id, match]])),
  );
  return purpose === "vehicle_price"
    ? vehiclePriceMail(lead, site, vehicles)
    : vehicleUpdateMail(lead, site, { now: clock.now(), vehicles });
};

/** Null when there is nothing to say any more. */
const toMailContent = async (claimed: ClaimedDelivery, deps: MailSenderDependencies): Promise<MailContent | null> => {
  const { delivery, lead } = claimed;
  if (delivery.message !== null) return storedContent(delivery.message);
  if (lead === null) throw new Error(`there is no mail about no lead for ${delivery.purpose}`);
  switch (delivery.purpose) {
    case "dealership":
    case "assignment":
      return {
        ...dealershipMail({ ...claimed, lead }, deps.site, await attachFiles(lead, deps.fileContent)),
        calendar: staffCalendar(lead, deps.site, deps.formats, delivery.destination),
      };
    case "reminder":
      return (await isForSale(lead, deps)) ? appointmentContent(lead, delivery, deps) : null;
    case "visitor_update":
    case "dealership_update":
    case "closure":
      return appointmentContent(lead, delivery, deps);
    case "vehicle_update":
    case "vehicle_price":
      return vehicleContent(lead, delivery, deps);
    case "confirmation":
      return visitorContent(lead, deps);
    case "adf":
      return adfMail(lead, deps);
    case "webhook":
    case "event":
    case "staff":
    case "alert":
      throw new Error(`there is no mail of a lead for ${delivery.purpose}`);
  }
};

const senderHost = (from: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? "localhost";

/** The Message-ID is the same for every attempt, so that mail programs recognise duplicates. */
const toMessageId = (delivery: Pick<Delivery, "id">, from: string): string => `<${delivery.id}@${senderHost(from)}>`;

export const createMailSender =
  (deps: MailSenderDependencies): Sender =>
  async (claimed) => {
    const { delivery, lead, created_at } = claimed;
    const { transport, site, logo, clock } = deps;
    const content = await toMailContent(claimed, deps);
    if (content === null) return;
    const mail = await renderMail({
      ...content,
      logo: content.html?.includes(LOGO_SOURCE) ? await logo() : null,
      messageId: toMessageId(delivery, site.from),
      date: clock.now(),
      from: site.from,
      to: delivery.destination,
    });
    await transport(mail, { delivery, reference: lead?.reference ?? null, created_at });
  };
