import type { Delivery, DeliveryPurpose, Lead } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Sender } from "../worker.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealershipMail } from "./dealership-mail.ts";
import type { MailSite } from "./lead-facts.ts";
import { type MailMessage, type WrittenMail, writeMail } from "./message.ts";

/** Takes a written mail out of the house; throws where it was not taken. */
export type MailTransport = (
  mail: WrittenMail,
  about: { readonly delivery: Delivery; readonly lead: Lead },
) => Promise<void>;

const MAILS: Readonly<
  Record<
    DeliveryPurpose,
    (lead: Lead, site: MailSite) => Pick<MailMessage, "subject" | "text" | "html" | "replyTo" | "headers">
  >
> = { dealership: dealershipMail, confirmation: confirmationMail };

const hostOf = (from: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? "localhost";

/** The id of a delivery's mail: always the same, so that one sent twice is recognised. */
const messageIdOf = (delivery: Pick<Delivery, "id">, from: string): string => `<${delivery.id}@${hostOf(from)}>`;

/** Mails for the group's people and for the visitor. */
export const mailSender =
  (transport: MailTransport, site: MailSite, clock: Clock): Sender =>
  async ({ delivery, lead }) => {
    const mail = await writeMail({
      ...MAILS[delivery.purpose](lead, site),
      messageId: messageIdOf(delivery, site.from),
      date: clock.now(),
      from: site.from,
      to: delivery.destination,
    });
    await transport(mail, { delivery, lead });
  };
