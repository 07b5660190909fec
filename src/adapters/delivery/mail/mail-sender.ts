import {
  adfOf,
  type ClaimedDelivery,
  type Delivery,
  type Lead,
  type LeadReader,
  type OutboxMessage,
} from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender } from "../sender.ts";
import { attachFiles } from "./attachments.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealershipMail } from "./dealership-mail.ts";
import type { MailSite } from "./lead-facts.ts";
import { type MailText, type WrittenMail, writeMail } from "./message.ts";

/** Takes a written mail out of the house; throws where it was not taken. */
export type MailTransport = (
  mail: WrittenMail,
  about: { readonly delivery: Delivery; readonly reference: string | null; readonly created_at: string },
) => Promise<void>;

export type MailSenderParts = {
  readonly transport: MailTransport;
  readonly site: MailSite;
  readonly fileContent: LeadReader["fileContent"];
  readonly clock: Clock;
};

/** A mail that was written out before. One click ends what it belongs to (RFC 8058). */
const writtenText = ({ subject, text, html, unsubscribe }: OutboxMessage): MailText => ({
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

/** The document alone, as plain text: dealers' systems read the body of a mail of one part. */
const adfMail = (lead: Lead, site: MailSite): MailText => ({
  subject: `ADF ${lead.reference}`,
  text: adfOf([lead], site),
  replyTo: null,
  headers: { "Auto-Submitted": "auto-generated", "X-Vitrine-Reference": lead.reference },
});

/** What a mail reads as: made of its lead, or written out before. */
const textOf = async ({ delivery, lead }: ClaimedDelivery, parts: MailSenderParts): Promise<MailText> => {
  if (delivery.message !== null) return writtenText(delivery.message);
  if (lead === null) throw new Error(`there is no mail about no lead for ${delivery.purpose}`);
  switch (delivery.purpose) {
    case "dealership":
      return dealershipMail(lead, parts.site, await attachFiles(lead, parts.fileContent));
    case "confirmation":
      return confirmationMail(lead, parts.site, new Date(lead.created_at));
    case "adf":
      return adfMail(lead, parts.site);
    case "webhook":
    case "staff":
    case "alert":
      throw new Error(`there is no mail of a lead for ${delivery.purpose}`);
  }
};

const hostOf = (from: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? "localhost";

/** The id of a delivery's mail: always the same, so that one sent twice is recognised. */
const messageIdOf = (delivery: Pick<Delivery, "id">, from: string): string => `<${delivery.id}@${hostOf(from)}>`;

/** Mails for the group's people, for the visitor and for dealers' systems. */
export const mailSender =
  (parts: MailSenderParts): Sender =>
  async (claimed) => {
    const { delivery, lead, created_at } = claimed;
    const { transport, site, clock } = parts;
    const mail = await writeMail({
      ...(await textOf(claimed, parts)),
      messageId: messageIdOf(delivery, site.from),
      date: clock.now(),
      from: site.from,
      to: delivery.destination,
    });
    await transport(mail, { delivery, reference: lead?.reference ?? null, created_at });
  };
