import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery, Lead, LeadSubject } from "#domain/leads/index.ts";
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

const booked: Lead = {
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

const sent = async (what: Delivery, of: Lead | null): Promise<WrittenMail> => {
  const mails: WrittenMail[] = [];
  const send = mailSender({
    transport: async (mail) => void mails.push(mail),
    site,
    fileContent: async (id) => contents.get(id) ?? null,
    clock: fixedClock("2026-11-21T12:00:05Z"),
  });
  const created_at = "2026-11-21T12:00:00.000Z";
  await send({ delivery: what, lead: of, created_at, attempts: 0 }, new AbortController().signal);
  return mails[0]!;
};

const written = (purpose: Delivery["purpose"], of: Lead = lead): Promise<WrittenMail> => sent(delivery(purpose), of);

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
  const end = part.indexOf("\r\n----_NmP");
  const text = part.slice(part.indexOf("\r\n\r\n") + 4, end < 0 ? part.length : end);
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
      "Véhicule\u00a0: Ford Puma ST-Line\n    https://www.alzette.example/stock/12-1-ford-puma-st-line",
      "Concession\u00a0: Alzette Automobiles Bertrange",
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

describe("the mail to the dealership", () => {
  it("tells the appointment before anything else", async () => {
    const text = bodyOf(await written("dealership", booked), "text/plain");
    expect(text).toMatch(/^LE RENDEZ-VOUS\n\nDate\u00a0: mardi 24\snovembre\s2026, de 10\sh à 11\sh\n/);
    expect(text).toContain("Lieu\u00a0: Alzette Automobiles Bertrange\n    50, route de Longwy, L-8080 Bertrange");
  });

  it("lets the telephone and the address of the visitor be followed", async () => {
    const html = bodyOf(await written("dealership"), "text/html");
    expect(html).toContain('href="tel:+352621123456"');
    expect(html).toContain('href="mailto:zoe@exemple.lu"');
  });

  it("has the files attached, under names in any script, and says which are not", async () => {
    const file = { field: "cv", name: "CV Zoë 王.pdf", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const files = [
      { ...file, id: "cv" },
      { ...file, id: "gone", name: "lettre.pdf" },
      { ...file, id: "big", name: "photo.jpg", bytes: 14_000_000 },
    ];
    const mail = await written("dealership", { ...lead, files });
    const raw = mail.raw.toString("latin1");
    expect(raw).toContain("filename*0*=utf-8''CV%20Zo%C3%AB%20%E7%8E%8B.pdf");
    expect(raw.match(/Content-Disposition: attachment/g)).toHaveLength(1);
    expect(raw).toContain(Buffer.from("%PDF-1.7 the CV").toString("base64"));
    const text = bodyOf(mail, "text/plain");
    expect(text).toContain("Fichier\u00a0: CV Zoë 王.pdf, 1\u00a0Ko, joint");
    expect(text).toContain("lettre.pdf, 1\u00a0Ko (n’est plus conservé)");
    expect(text).toContain("photo.jpg, 14\u00a0Mo (trop grand pour être joint, il est conservé avec la demande)");
  });

  it.each([
    [{ type: "model", brand: "ford", slug: "puma", title: "Ford Puma", location: null }, "Modèle\u00a0: Ford Puma"],
    [{ type: "vacancy", slug: "mecanicien", title: "Mécanicien", location: null }, "Poste\u00a0: Mécanicien"],
  ] as const)("names %j with its page", async (subject, line) => {
    const text = bodyOf(await written("dealership", { ...lead, subject }), "text/plain");
    expect(text).toContain(`${line}\n    https://www.alzette.example/${subject.type}/${subject.slug}`);
  });
});

describe("the confirmation to the visitor", () => {
  it("tells when and where the appointment is, how to move it, and gives it for the calendar", async () => {
    const mail = await written("confirmation", booked);
    expect(header(mail, "subject")).toMatch(
      /^Votre rendez-vous du mardi 24\snovembre\u00a0: Ford Puma ST-Line \(réf\. V7K3-2QFM\)$/,
    );
    const text = bodyOf(mail, "text/plain");
    expect(text).toMatch(/Date\u00a0: mardi 24\snovembre\s2026, de 10\sh à 11\sh\n/);
    expect(text).toContain("50, route de Longwy, L-8080 Bertrange");
    expect(text).toContain("Apportez votre permis de conduire");
    expect(text).toContain(
      "Un empêchement\u00a0? Appelez Alzette Automobiles Bertrange au +352 20 00 01 01 ou répondez",
    );
    const raw = mail.raw.toString("latin1");
    expect(raw).toContain("Content-Type: text/calendar; charset=utf-8; method=PUBLISH");
    expect(raw).toMatch(/Content-Type: application\/ics; name=rendez-vous\.ics/);
    const calendar = Buffer.from(
      /application\/ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? "",
      "base64",
    ).toString("utf8");
    expect(calendar).toContain("METHOD:PUBLISH\r\n");
    expect(calendar).toContain("DTSTART:20261124T090000Z\r\n");
    expect(calendar).toContain("UID:V7K3-2QFM@www.alzette.example\r\n");
  });

  it("has nothing for the calendar where there is no appointment", async () => {
    expect((await written("confirmation")).raw.toString("latin1")).not.toMatch(/calendar|\.ics/);
  });

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

describe("the mail to a system that reads ADF", () => {
  it("is the document as text and nothing else", async () => {
    const mail = await written("adf");
    expect(header(mail, "content-type")).toBe("text/plain; charset=utf-8");
    expect(header(mail, "subject")).toBe("ADF V7K3-2QFM");
    expect(bodyOf(mail, "text/plain")).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/,
    );
  });
});

describe("a mail about no lead", () => {
  const message = { subject: "Nouveautés", text: "Bonjour", html: "<p>Bonjour</p>", unsubscribe: null };

  it("is sent as it was written", async () => {
    const mail = await sent({ ...delivery("staff"), lead_id: null, message }, null);
    expect(header(mail, "subject")).toBe("Nouveautés");
    expect(bodyOf(mail, "text/html")).toContain("<p>Bonjour</p>");
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
    expect(header(mail, "list-unsubscribe")).toBeUndefined();
  });

  it("ends what it belongs to with one click (RFC 8058)", async () => {
    const unsubscribe = `https://www.alzette.example/alertes/arreter?lien=${"a".repeat(200)}`;
    const mail = await sent({ ...delivery("alert"), lead_id: null, message: { ...message, unsubscribe } }, null);
    expect(header(mail, "list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });
});

describe("a mail", () => {
  it("has the same Message-ID and the same bytes whenever it is written", async () => {
    for (const purpose of ["dealership", "confirmation", "adf"] as const) {
      const [first, again] = [await written(purpose, booked), await written(purpose, booked)];
      expect(header(first, "message-id")).toBe("<0b5a3c0e-1111-4222-8333-444444444444@alzette.example>");
      expect(again.raw.equals(first.raw)).toBe(true);
    }
  });

  it("has its own headers once each and no others, whatever a field holds", { timeout: 60_000 }, async () => {
    const names = async (of: Lead): Promise<string[]> => {
      const mails = await Promise.all([written("dealership", of), written("confirmation", of), written("adf", of)]);
      return mails.flatMap((mail) => headersOf(mail).map(([name]) => name));
    };
    const file = { id: "cv", field: "cv", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const expected = await names({ ...booked, files: [{ ...file, name: "cv.pdf" }] });
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
        const subject = { ...lead.subject!, title } as LeadSubject;
        const fields = { ...lead.fields, first_name, message: first_name };
        const files = [{ ...file, name: `${title}.pdf` }];
        expect(await names({ ...booked, fields, subject, files, reference: `R${reference}` })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
