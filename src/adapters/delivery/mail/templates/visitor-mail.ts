import { type Lead, visitorName } from "#domain/leads/index.ts";
import type { MailContent } from "../message.ts";
import { type MailSite, respondingLocation } from "./lead-details.ts";
import { type MailBlock, renderBlocks, textBlock } from "./mail-blocks.ts";

/** A mail to the visitor of a lead. A reply goes to the dealership that answers it. */
export const visitorMail = (
  lead: Lead,
  site: MailSite,
  { subject, blocks }: { readonly subject: string; readonly blocks: readonly MailBlock[] },
): MailContent => {
  const name = visitorName(lead);
  const address = lead.routing.addresses[0] ?? null;
  return {
    ...renderBlocks(site.look, subject, [textBlock(name === "" ? "Bonjour," : `Bonjour ${name},`), ...blocks]),
    replyTo: address === null ? null : { name: respondingLocation(lead, site)?.name ?? site.group, address },
    // RFC 3834: prevents automatic replies.
    headers: { "Auto-Submitted": "auto-replied", "X-Vitrine-Reference": lead.reference },
  };
};
