import { type Lead, leadKindNamed, subjectLine, visitorEmail, visitorName } from "#domain/leads/index.ts";
import { heading, htmlDocument, type Row, table } from "./html.ts";
import { fieldRows, type MailSite, requestRows, subjectRows, textRows } from "./lead-facts.ts";
import type { MailMessage } from "./message.ts";

type MailText = Pick<MailMessage, "subject" | "text" | "html" | "replyTo" | "headers">;

/** The request, for those who answer it: "répondre" goes to the visitor. */
export const dealershipMail = (lead: Lead, site: MailSite): MailText => {
  const title = leadKindNamed(lead.kind)?.title ?? lead.kind;
  const about = subjectLine(lead.subject);
  const subject = `${title}${about && `\u00a0: ${about}`} (réf. ${lead.reference})`;
  const sections: readonly (readonly [string, readonly Row[]])[] = [
    ["Le client", fieldRows(lead)],
    [lead.subject?.type === "place" ? "La concession" : "Le véhicule", subjectRows(lead, site)],
    ["La demande", requestRows(lead, site)],
  ];
  const filled = sections.filter(([, rows]) => rows.length > 0);
  const email = visitorEmail(lead);
  return {
    subject,
    text: `${filled.map(([name, rows]) => `${name}\n\n${textRows(rows)}`).join("\n\n\n")}\n`,
    html: htmlDocument(subject, filled.map(([name, rows]) => heading(name) + table(rows)).join("")),
    replyTo: email === null ? null : { name: visitorName(lead), address: email },
    headers: { "X-Vitrine-Reference": lead.reference },
  };
};
