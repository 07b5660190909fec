import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery, Lead } from "#domain/leads/index.ts";
import { fixedClock } from "#domain/shared/index.ts";
import type { MailSite } from "./lead-facts.ts";
import { mailSender } from "./mail-sender.ts";
import type { WrittenMail } from "./message.ts";

const site: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  group: "Alzette Automobiles",
  timeZone: "Europe/Luxembourg",
  addressOf: ({ slug }) => `https://www.alzette.example/stock/${slug}`,
};

const lead: Lead = {
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

const delivery = (purpose: Delivery["purpose"]): Delivery => ({
  id: "0b5a3c0e-1111-4222-8333-444444444444",
  lead_id: lead.id,
  channel: "mail",
  purpose,
  destination: purpose === "dealership" ? "bertrange@alzette.example" : "zoe@exemple.lu",
  message: null,
});

const written = async (purpose: Delivery["purpose"], of: Lead = lead): Promise<WrittenMail> => {
  const mails: WrittenMail[] = [];
  const clock = fixedClock("2026-11-21T12:00:05Z");
  const send = mailSender(async (mail) => void mails.push(mail), site, clock);
  await send(
    { delivery: delivery(purpose), lead: of, created_at: of.created_at, attempts: 0 },
    new AbortController().signal,
  );
  return mails[0]!;
};

/** Header lines as a mail program reads them: unfolded, encoded words decoded. */
const headersOf = (mail: WrittenMail): [string, string][] => {
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

const header = (mail: WrittenMail, name: string): string | undefined =>
  headersOf(mail).find(([key]) => key.toLowerCase() === name)?.[1];

const bodyOf = (mail: WrittenMail, type: string): string => {
  const part = mail.raw.toString("latin1").split(`Content-Type: ${type}`)[1] ?? "";
  const text = part.slice(part.indexOf("\r\n\r\n") + 4, part.indexOf("\r\n----_NmP"));
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
};

describe("the mail to the dealership", () => {
  it("says in its subject what is asked, about what, and under which reference", async () => {
    const mail = await written("dealership");
    expect(header(mail, "subject")).toBe("Demande d’offre\u00a0: Ford Puma ST-Line (réf. V7K3-2QFM)");
    expect(header(mail, "to")).toBe("bertrange@alzette.example");
    expect(header(mail, "reply-to")).toBe("Zoë D’Hulst <zoe@exemple.lu>");
    expect(mail.envelope).toEqual({ from: "ne-pas-repondre@alzette.example", to: ["bertrange@alzette.example"] });
  });

  it("has every field, the car as it was seen, and the consent, as text", async () => {
    const text = bodyOf(await written("dealership"), "text/plain");
    for (const line of [
      "Civilité\u00a0: Madame",
      "Téléphone\u00a0: +352 621 123 456",
      "Contact préféré\u00a0: Par téléphone",
      "Message\u00a0: Bonjour,\n    .\n    <b>Est-elle</b> libre ?",
      "Nouveautés par e-mail\u00a0: Non",
      "Prix affiché\u00a0: 24\u202f990\u00a0€ TVAC",
      "Numéro de stock\u00a0: A-12",
      "Page du véhicule\u00a0: https://www.alzette.example/stock/12-1-ford-puma-st-line",
      "Reçue\u00a0: samedi 21 novembre 2026 à 13:00",
      "Consentement\u00a0: J’accepte. (version 2026-11)",
    ]) {
      expect(text).toContain(line);
    }
  });

  it("escapes in HTML what the visitor wrote", async () => {
    const html = bodyOf(await written("dealership"), "text/html");
    expect(html).toContain("&lt;b&gt;Est-elle&lt;/b&gt; libre ?");
    expect(html).not.toContain("<b>Est-elle");
  });

  it("shows the fields of a kind that is gone by their names", async () => {
    const mail = await written("dealership", { ...lead, kind: "gone", subject: null, fields: { wish: "Capri" } });
    expect(header(mail, "subject")).toBe("gone (réf. V7K3-2QFM)");
    expect(bodyOf(mail, "text/plain")).toContain("wish\u00a0: Capri");
    expect(header(mail, "reply-to")).toBeUndefined();
  });
});

describe("the confirmation to the visitor", () => {
  it("tells what happens next, when and by whom, and whom to call", async () => {
    const mail = await written("confirmation");
    const text = bodyOf(mail, "text/plain");
    expect(text).toMatch(/^Bonjour Zoë D’Hulst,\n/);
    expect(text).toContain("Sa référence est V7K3-2QFM");
    expect(text).toContain("Un conseiller d’Alzette Automobiles Bertrange étudie votre demande");
    expect(text).toContain("sous un jour ouvré");
    expect(text).toContain("Appelez Alzette Automobiles Bertrange au +352 20 00 01 01.");
    expect(header(mail, "reply-to")).toBe("Alzette Automobiles Bertrange <bertrange@alzette.example>");
    expect(header(mail, "auto-submitted")).toBe("auto-replied");
  });

  it("does not carry words of the visitor to an address that may not be theirs", async () => {
    const mail = await written("confirmation");
    expect(bodyOf(mail, "text/plain") + bodyOf(mail, "text/html")).not.toContain("Est-elle");
  });
});

describe("a mail", () => {
  it("has the same Message-ID and the same bytes whenever it is written", async () => {
    const [first, again] = [await written("dealership"), await written("dealership")];
    expect(header(first, "message-id")).toBe("<0b5a3c0e-1111-4222-8333-444444444444@alzette.example>");
    expect(again.raw.equals(first.raw)).toBe(true);
  });

  it("has its own headers once each and no others, whatever a field holds", { timeout: 60_000 }, async () => {
    const names = async (of: Lead): Promise<string[]> => {
      const mails = await Promise.all([written("dealership", of), written("confirmation", of)]);
      return mails.flatMap((mail) => headersOf(mail).map(([name]) => name));
    };
    const expected = await names(lead);
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.constantFrom(
        "x\r\nBcc: a@b.lu",
        "x\nSubject: y",
        "a\r\n\r\nbody",
        "=?UTF-8?Q?=0D=0ABcc:_a?=",
        '"<a@b.lu>,',
        "\0",
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (first_name, title, reference) => {
        const subject = { ...lead.subject!, title };
        const fields = { ...lead.fields, first_name, message: first_name };
        expect(await names({ ...lead, fields, subject, reference: `R${reference}` })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
