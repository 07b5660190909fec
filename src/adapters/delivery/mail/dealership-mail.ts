import { type Lead, leadKindNamed, subjectLine, visitorEmail, visitorName } from "#domain/leads/index.ts";
import type { Attached } from "./attachments.ts";
import { appointmentRows, fieldRows, fileRows, type MailSite, requestRows, subjectRows } from "./lead-facts.ts";
import { type MailBlock, writeBlocks } from "./mail-blocks.ts";
import type { MailText } from "./message.ts";

const ABOUT: Readonly<Record<string, string>> = {
  vehicles: "Les véhicules",
  model: "Le modèle",
  vacancy: "Le poste",
};

/** The request with its files, for those who answer it: "répondre" goes to the visitor. */
export const dealershipMail = (lead: Lead, site: MailSite, { attachments, missing }: Attached): MailText => {
  const title = leadKindNamed(lead.kind)?.title ?? lead.kind;
  const about = subjectLine(lead.subject);
  const place = lead.subject?.location?.name;
  const sections = [
    ["Le rendez-vous", appointmentRows(lead, site)],
    ["Le client", [...fieldRows(lead), ...fileRows(lead, missing)]],
    [ABOUT[lead.subject?.type ?? ""] ?? "Le véhicule", subjectRows(lead, site)],
    [
      "La demande",
      [...(place === undefined ? [] : [{ label: "Concession", value: place }]), ...requestRows(lead, site)],
    ],
  ] as const;
  const blocks = sections.flatMap(([name, rows]): readonly MailBlock[] =>
    rows.length === 0
      ? []
      : [
          { type: "heading", text: name },
          { type: "rows", rows },
        ],
  );
  const email = visitorEmail(lead);
  return {
    ...writeBlocks(`${title}${about && `\u00a0: ${about}`} (réf. ${lead.reference})`, blocks),
    replyTo: email === null ? null : { name: visitorName(lead), address: email },
    headers: { "X-Vitrine-Reference": lead.reference },
    attachments,
  };
};
