import { fillText, type Lead, leadKindNamed, subjectLine, textValues, visitorName } from "#domain/leads/index.ts";
import { escapeHtml, htmlDocument, paragraph, table } from "./html.ts";
import { type MailSite, subjectRows, textRows } from "./lead-facts.ts";
import type { MailMessage } from "./message.ts";

type MailText = Pick<MailMessage, "subject" | "text" | "html" | "replyTo" | "headers">;

const openingOf = (lead: Lead): readonly string[] => {
  const name = visitorName(lead);
  return [
    name === "" ? "Bonjour," : `Bonjour ${name},`,
    `Votre demande est bien arrivée. Sa référence est ${lead.reference}\u00a0: donnez-la-nous si vous nous appelez.`,
  ];
};

const closingOf = (lead: Lead, site: MailSite): readonly string[] => {
  const place = lead.subject?.location ?? null;
  return [
    ...(place === null ? [] : [`Une question d’ici là\u00a0? Appelez ${place.name} au ${place.phone}.`]),
    "Vous n’êtes pas à l’origine de cette demande\u00a0? Ne tenez pas compte de ce message.",
    site.group,
  ];
};

/**
 * What happens next, for the visitor. It repeats nothing that was typed but the name, so that nobody can have our
 * server send words of theirs to somebody else's address.
 */
export const confirmationMail = (lead: Lead, site: MailSite): MailText => {
  const kind = leadKindNamed(lead.kind);
  const about = subjectLine(lead.subject);
  const values = textValues(site.group, lead.subject);
  const steps = (kind?.thanks.steps ?? []).map((step) => fillText(step, values));
  const subject = `Votre demande${about && `\u00a0: ${about}`} (réf. ${lead.reference})`;
  const rows = subjectRows(lead, site);
  const [opening, closing] = [openingOf(lead), closingOf(lead, site)];
  const answering = lead.routing.addresses[0];
  return {
    subject,
    text: `${[...opening, "Et maintenant\u00a0:", steps.map((step) => `- ${step}`).join("\n"), textRows(rows), ...closing].filter(Boolean).join("\n\n")}\n`,
    html: htmlDocument(
      subject,
      [
        ...opening.map((line) => paragraph(escapeHtml(line))),
        paragraph("Et maintenant\u00a0:"),
        `<ol style="margin:0 0 24px;padding-left:24px">${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>`,
        rows.length > 0 ? table(rows) : "",
        ...closing.map((line) => paragraph(escapeHtml(line))),
      ].join(""),
    ),
    replyTo: answering === undefined ? null : { name: lead.subject?.location?.name ?? site.group, address: answering },
    // Programs that answer by themselves are asked not to (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "X-Vitrine-Reference": lead.reference },
  };
};
