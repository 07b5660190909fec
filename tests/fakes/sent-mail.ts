import { LEAD_FORMATS } from "../../src/adapters/formats/lead-formats.ts";
import type { MailLook } from "#domain/brand/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { MailSite } from "../../src/adapters/delivery/mail/templates/lead-details.ts";
import { createMailSender } from "../../src/adapters/delivery/mail/mail-sender.ts";
import type { RenderedMail } from "../../src/adapters/delivery/mail/message.ts";
import { MAIL_LOOK } from "../builders/mail-look.ts";
import { PUMA_SUBJECT } from "../builders/puma-subject.ts";
import { createFixedClock } from "./fixed-clock.ts";

const SITE: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  look: { ...MAIL_LOOK, logo: { width: 132, height: 34 } },
  group: "Alzette Automobiles",
  answers: [{ within: 240, next: [] }],
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  vehicleUrl: ({ slug }) => `https://www.alzette.example/stock/${slug}`,
  pageUrl: ({ type, slug }) => `https://www.alzette.example/${type}/${slug}`,
  makes: () => [],
  vendor: () => null,
  answerUrl: ({ id }) => `https://www.alzette.example/demandes/repondre?cle=${id}`,
  appointmentConfirmUrl: ({ id }) => `https://www.alzette.example/rendez-vous/confirmer?cle=${id}`,
  appointmentChangeUrl: ({ id }) => `https://www.alzette.example/rendez-vous/modifier?cle=${id}`,
  respondingLocation: (slug) =>
    slug === "bertrange"
      ? {
          name: "Alzette Automobiles Bertrange",
          address: "50, route de Longwy, L-8080 Bertrange",
          phone: "+352 20 00 01 01",
        }
      : null,
};

export const LEAD: Lead = {
  id: "5b0a0f3e-0000-4000-8000-000000000001",
  reference: "V7K3-2QFM",
  kind: "interest",
  created_at: "2026-11-21T12:00:00.000Z",
  subject: PUMA_SUBJECT,
  fields: {
    salutation: "madame",
    first_name: "Zoë",
    last_name: "D’Hulst",
    email: "zoe@exemple.lu",
    preferred_contact: "phone",
    phone: "+352621123456",
    message: "Bonjour,\n.\n<b>Est-elle</b> libre ?",
    newsletter: false,
  },
  booking: null,
  requested_booking: null,
  calculation: null,
  estimate: null,
  files: [],
  notice: null,
  consent: { version: "2026-11", text: "J’accepte.", at: "2026-11-21T12:00:00.000Z" },
  source: { path: "/stock/12-1-ford-puma-st-line/interessee" },
  idempotency_key: "key",
  fingerprint: "fingerprint",
  routing: { addresses: ["bertrange@alzette.example"], adf: [] },
};

export const aMailDelivery = (purpose: Delivery["purpose"]): Delivery => ({
  id: "0b5a3c0e-1111-4222-8333-444444444444",
  lead_id: LEAD.id,
  channel: "mail",
  purpose,
  destination: purpose === "dealership" ? "bertrange@alzette.example" : "zoe@exemple.lu",
  message: null,
});

export const LEAD_WITH_BOOKING: Lead = {
  ...LEAD,
  kind: "test_drive",
  booking: {
    location: "bertrange",
    calendar: "test_drive",
    start: "2026-11-24T09:00:00.000Z",
    end: "2026-11-24T10:00:00.000Z",
  },
};

const FILE_CONTENTS = new Map([
  ["cv", Buffer.from("%PDF-1.7 the CV")],
  ["big", Buffer.alloc(1)],
]);

/** The bytes of a PNG, as far as mails look at them. */
export const LOGO = Buffer.from("the group's logo");

export const sendMail = async (delivery: Delivery, lead: Lead | null, look = SITE.look): Promise<RenderedMail> => {
  const mails: RenderedMail[] = [];
  const send = createMailSender({
    formats: LEAD_FORMATS,
    transport: async (mail) => void mails.push(mail),
    site: { ...SITE, look },
    logo: () => Promise.resolve(LOGO),
    fileContent: async (id) => FILE_CONTENTS.get(id) ?? null,
    vehicleById: async () => null,
    clock: createFixedClock("2026-11-21T12:00:05Z"),
  });
  const created_at = "2026-11-21T12:00:00.000Z";
  await send({ delivery, lead, events: [], created_at, attempts: 0 }, new AbortController().signal);
  const [mail] = mails;
  if (mail === undefined) throw new Error("no mail was sent");
  return mail;
};

export const sendLeadMail = (
  purpose: Delivery["purpose"],
  lead: Lead = LEAD,
  look: MailLook = SITE.look,
): Promise<RenderedMail> => sendMail(aMailDelivery(purpose), lead, look);

/** Unfolds header lines and decodes encoded words. */
export const readHeaders = (mail: RenderedMail): [string, string][] => {
  const head = mail.raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return lines.map((line) => [line.slice(0, line.indexOf(":")), decodeWords(line.slice(line.indexOf(":") + 1).trim())]);
};

const decodeWords = (value: string): string =>
  value.replaceAll(/\?= =\?/g, "?==?").replaceAll(/(?:=\?UTF-8\?Q\?[^?]*\?=)+/g, (encoded) => {
    const quotedPrintable = encoded.replaceAll(/=\?UTF-8\?Q\?|\?=/g, "").replaceAll("_", " ");
    const bytes = quotedPrintable.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Buffer.from(bytes, "latin1").toString("utf8");
  });

export const readHeader = (mail: RenderedMail, name: string): string | undefined =>
  readHeaders(mail).find(([key]) => key.toLowerCase() === name)?.[1];

export const readBody = (mail: RenderedMail, type: string): string => {
  const part = mail.raw.toString("latin1").split(`Content-Type: ${type}`)[1] ?? "";
  const end = part.indexOf("\r\n----_NmP");
  const text = part.slice(part.indexOf("\r\n\r\n") + 4, end < 0 ? part.length : end);
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
};
