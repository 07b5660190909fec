import type { LeadFormats } from "#application/formats/ports.ts";
import { type Lead, unconfirmedBooking } from "#domain/leads/index.ts";
import type { Delivery, OutboxMessage } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender, ClaimedDelivery, LeadReader } from "#application/leads/ports.ts";
import { attachFiles } from "./attachments.ts";
import { confirmAppointmentMail } from "./templates/confirm-appointment-mail.ts";
import { confirmationMail } from "./templates/confirmation-mail.ts";
import { dealershipMail } from "./templates/dealership-mail.ts";
import type { MailSite } from "./templates/lead-details.ts";
import { type MailContent, type RenderedMail, renderMail } from "./message.ts";

/** Sends a rendered mail; throws when it was not accepted. */
export type MailTransport = (
  mail: RenderedMail,
  about: { readonly delivery: Delivery; readonly reference: string | null; readonly created_at: string },
) => Promise<void>;

export type MailSenderDependencies = {
  readonly transport: MailTransport;
  readonly site: MailSite;
  readonly formats: LeadFormats;
  readonly fileContent: LeadReader["fileContent"];
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
  const requested = unconfirmedBooking(lead);
  return requested === null
    ? confirmationMail(lead, site, new Date(lead.created_at), formats)
    : confirmAppointmentMail(lead, requested, site);
};

const toMailContent = async (claimed: ClaimedDelivery, deps: MailSenderDependencies): Promise<MailContent> => {
  const { delivery, lead } = claimed;
  if (delivery.message !== null) return storedContent(delivery.message);
  if (lead === null) throw new Error(`there is no mail about no lead for ${delivery.purpose}`);
  switch (delivery.purpose) {
    case "dealership":
    case "assignment":
      return dealershipMail({ ...claimed, lead }, deps.site, await attachFiles(lead, deps.fileContent));
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
    const { transport, site, clock } = deps;
    const mail = await renderMail({
      ...(await toMailContent(claimed, deps)),
      messageId: toMessageId(delivery, site.from),
      date: clock.now(),
      from: site.from,
      to: delivery.destination,
    });
    await transport(mail, { delivery, reference: lead?.reference ?? null, created_at });
  };
