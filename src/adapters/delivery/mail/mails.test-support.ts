import type { Delivery, Lead } from "#domain/leads/index.ts";
import { fixedClock } from "#domain/shared/index.ts";
import type { MailSite } from "./lead-facts.ts";
import { mailSender } from "./mail-sender.ts";
import type { WrittenMail } from "./message.ts";

const site: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  group: "Alzette Automobiles",
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  addressOf: ({ slug }) => `https://www.alzette.example/stock/${slug}`,
  pageOf: ({ type, slug }) => `https://www.alzette.example/${type}/${slug}`,
  placeOf: (slug) =>
    slug === "bertrange"
      ? {
          name: "Alzette Automobiles Bertrange",
          address: "50, route de Longwy, L-8080 Bertrange",
          phone: "+352 20 00 01 01",
        }
      : null,
};

export const lead: Lead = {
  id: "5b0a0f3e-0000-4000-8000-000000000001",
  reference: "V7K3-2QFM",
  kind: "interest",
  created_at: "2026-11-21T12:00:00.000Z",
  subject: {
    type: "vehicle",
    id: 12,
    slug: "12-1-ford-puma-st-line",
    title: "Ford Puma",
    trim: "ST-Line",
    brand: "ford",
    stock_number: "A-12",
    price: { cents: 2_499_000, formatted: "24\u202f990\u00a0€", suffix: "TVAC" },
    location: { slug: "bertrange", name: "Alzette Automobiles Bertrange", phone: "+352 20 00 01 01" },
  },
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
  files: [],
  consent: { version: "2026-11", text: "J’accepte.", at: "2026-11-21T12:00:00.000Z" },
  source: { path: "/stock/12-1-ford-puma-st-line/interessee" },
  idempotency_key: "key",
  fingerprint: "fingerprint",
  routing: { addresses: ["bertrange@alzette.example"], adf: [] },
};

export const delivery = (purpose: Delivery["purpose"]): Delivery => ({
  id: "0b5a3c0e-1111-4222-8333-444444444444",
  lead_id: lead.id,
  channel: "mail",
  purpose,
  destination: purpose === "dealership" ? "bertrange@alzette.example" : "zoe@exemple.lu",
  message: null,
});

export const booked: Lead = {
  ...lead,
  kind: "test_drive",
  booking: {
    location: "bertrange",
    calendar: "test_drive",
    start: "2026-11-24T09:00:00.000Z",
    end: "2026-11-24T10:00:00.000Z",
  },
};

const contents = new Map([
  ["cv", Buffer.from("%PDF-1.7 the CV")],
  ["big", Buffer.alloc(1)],
]);

export const sent = async (what: Delivery, of: Lead | null): Promise<WrittenMail> => {
  const mails: WrittenMail[] = [];
  const send = mailSender({
    transport: async (mail) => void mails.push(mail),
    site,
    fileContent: async (id) => contents.get(id) ?? null,
    clock: fixedClock("2026-11-21T12:00:05Z"),
  });
  const created_at = "2026-11-21T12:00:00.000Z";
  await send({ delivery: what, lead: of, created_at, attempts: 0 }, new AbortController().signal);
  const [mail] = mails;
  if (mail === undefined) throw new Error("no mail was sent");
  return mail;
};

export const written = (purpose: Delivery["purpose"], of: Lead = lead): Promise<WrittenMail> =>
  sent(delivery(purpose), of);

/** Header lines as a mail program reads them: unfolded, encoded words decoded. */
export const headersOf = (mail: WrittenMail): [string, string][] => {
  const head = mail.raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return lines.map((line) => [line.slice(0, line.indexOf(":")), decoded(line.slice(line.indexOf(":") + 1).trim())]);
};

const decoded = (value: string): string =>
  value.replaceAll(/\?= =\?/g, "?==?").replaceAll(/(?:=\?UTF-8\?Q\?[^?]*\?=)+/g, (words) => {
    const signs = words.replaceAll(/=\?UTF-8\?Q\?|\?=/g, "").replaceAll("_", " ");
    const bytes = signs.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Buffer.from(bytes, "latin1").toString("utf8");
  });

export const header = (mail: WrittenMail, name: string): string | undefined =>
  headersOf(mail).find(([key]) => key.toLowerCase() === name)?.[1];

export const bodyOf = (mail: WrittenMail, type: string): string => {
  const part = mail.raw.toString("latin1").split(`Content-Type: ${type}`)[1] ?? "";
  const end = part.indexOf("\r\n----_NmP");
  const text = part.slice(part.indexOf("\r\n\r\n") + 4, end < 0 ? part.length : end);
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
};
