import type { ClaimedDelivery, Delivery, DeliveryPurpose, Lead } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender } from "../sender.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealershipMail } from "./dealership-mail.ts";
import type { MailSite } from "./lead-facts.ts";
import { type MailMessage, type WrittenMail, writeMail } from "./message.ts";

/** Takes a written mail out of the house; throws where it was not taken. */
export type MailTransport = (
  mail: WrittenMail,
  about: { readonly delivery: Delivery; readonly reference: string | null; readonly created_at: string },
) => Promise<void>;

type MailText = Pick<MailMessage, "subject" | "text" | "html" | "replyTo" | "headers">;

const MAILS: Partial<Record<DeliveryPurpose, (lead: Lead, site: MailSite) => MailText>> = {
  dealership: dealershipMail,
  confirmation: confirmationMail,
};

/** What a mail reads as: made of its lead, or written out before. */
const textOf = ({ delivery, lead }: ClaimedDelivery, site: MailSite): MailText => {
  if (delivery.message !== null) {
    const { subject, text, html } = delivery.message;
    return { subject, text, html, replyTo: null, headers: { "Auto-Submitted": "auto-generated" } };
  }
  const write = MAILS[delivery.purpose];
  if (write === undefined || lead === null) throw new Error(`there is no mail for ${delivery.purpose}`);
  return write(lead, site);
};

const hostOf = (from: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? "localhost";

/** The id of a delivery's mail: always the same, so that one sent twice is recognised. */
const messageIdOf = (delivery: Pick<Delivery, "id">, from: string): string => `<${delivery.id}@${hostOf(from)}>`;

/** Mails for the group's people and for the visitor. */
export const mailSender =
  (transport: MailTransport, site: MailSite, clock: Clock): Sender =>
  async (claimed) => {
    const { delivery, lead, created_at } = claimed;
    const mail = await writeMail({
      ...textOf(claimed, site),
      messageId: messageIdOf(delivery, site.from),
      date: clock.now(),
      from: site.from,
      to: delivery.destination,
    });
    await transport(mail, { delivery, reference: lead?.reference ?? null, created_at });
  };
