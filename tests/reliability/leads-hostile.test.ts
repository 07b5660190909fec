import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import {
  adfOf,
  csvLine,
  type Delivery,
  FILE_NAME_MAX,
  kindAbout,
  type Lead,
  LEAD_KINDS,
  type LeadField,
  type LeadKind,
  needsPlace,
  placeSubject,
  sheetRow,
  slotDays,
  subjectKey,
} from "../../src/domain/leads/index.ts";
import { mailSender, type MailSite } from "../../src/adapters/delivery/index.ts";
import { formFacts } from "../../src/web/features/lead-form/form-facts.server.ts";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  QUESTION_FIELD,
  receivedField,
  TOKEN_FIELD,
} from "../../src/web/features/lead-form/form-view.ts";
import { freshToken } from "../../src/web/features/lead-form/form-view.server.ts";
import { handleLeadPost, type IntakeResult } from "../../src/web/features/lead-form/intake.server.ts";
import { PUMA, type SampleDesk, sampleDesk } from "../../src/web/features/lead-form/sample-desk.ts";
import { PLACES } from "../../src/web/sections/live-sections.test-support.ts";
import { NAUGHTY_STRINGS } from "../fixtures/naughty-strings.ts";

const [place] = PLACES;
if (place === undefined) throw new Error("there is no place to ask");

const PDF = "%PDF-1.7\nUn CV";
const FORMATS = { name: "Marie", postcode: "8080", number: "2019", any: "Ford Puma" } as const;

type Value = string | File;
type Try = Readonly<Record<string, Value>>;

const contentOf = ({ types }: Extract<LeadField, { kind: "file" }>): BlobPart =>
  types.includes("application/pdf") ? PDF : Buffer.from("\u00ff\u00d8\u00ff\u00e0", "latin1");

/** What somebody types who is sincere. */
const sincere = (field: LeadField, desk: SampleDesk, about: Parameters<typeof formFacts>[1]): Value => {
  const facts = formFacts(desk, about);
  switch (field.kind) {
    case "text":
      return FORMATS[field.format ?? "any"];
    case "email":
      return "marie@exemple.lu";
    case "phone":
      return "621 123 456";
    case "radio":
    case "select":
      return field.initial ?? field.options[0]?.value ?? "";
    case "date":
      return "2026-11-23";
    case "slot":
      return slotDays(field, facts)[0]?.slots[0]?.start ?? "";
    case "file":
      return new File([contentOf(field)], "cv.pdf");
    case "checkbox":
    case "toggle":
      return "on";
    case "autocomplete":
    case "textarea":
      return "Bonjour";
  }
};

const OWN_FIELDS = ["consent", TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, ANSWER_FIELD];

const subjectOf = (kind: LeadKind) => (needsPlace(kind) ? placeSubject(place) : PUMA);

const bodyOf = (fields: Readonly<Record<string, Value>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

/** Sends the form of a kind that is in order but for what is changed. */
const sendForm = (
  given: LeadKind,
  desk: SampleDesk,
  changes: Readonly<Record<string, Value>>,
): Promise<IntakeResult> => {
  const subject = subjectOf(given);
  const kind = kindAbout(given, subject.type);
  const form = Object.fromEntries(kind.fields.map((field) => [field.name, sincere(field, desk, subject)]));
  const token = freshToken(desk, { kind, subject });
  desk.wait(10);
  const headers = { "sec-fetch-site": "same-origin" };
  const body = bodyOf({ ...form, consent: "on", [TOKEN_FIELD]: token, ...changes });
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), desk, {
    kind,
    subjectKey: subjectKey(subject),
    currentSubject: async () => subject,
    client: "203.0.113.7",
    path: "/formulaire",
    thanks: (ref) => `/merci?ref=${ref}`,
  });
};

/** The text in the field's place; of a file its name, and what is said to have arrived before. */
const attempts = (field: LeadField, text: string): readonly Try[] =>
  field.kind === "file"
    ? [
        { [field.name]: new File([contentOf(field)], text.toWellFormed()) },
        { [field.name]: text, [receivedField(field.name)]: text },
      ]
    : [{ [field.name]: text }];

const known = new Set<string>();

/** All of the strings for a field that no kind before has as well; every eighth, another eighth each time, for the others. */
const stringsFor = (field: LeadField, kind: number): readonly string[] => {
  const definition = JSON.stringify(field);
  if (known.has(definition)) return NAUGHTY_STRINGS.filter((_, index) => index % 8 === kind % 8);
  known.add(definition);
  return NAUGHTY_STRINGS;
};

const kinds: readonly (readonly [string, LeadKind, readonly Try[]])[] = Object.entries<LeadKind>(LEAD_KINDS).map(
  ([name, kind], index) => [
    name,
    kind,
    kind.fields.flatMap((field) => stringsFor(field, index).flatMap((text) => attempts(field, text))),
  ],
);

/** The leads that came of the kind's forms. */
const leadsOf = async (kind: LeadKind, tries: readonly Try[]): Promise<readonly Lead[]> => {
  const desk = sampleDesk({ places: () => PLACES });
  const base = await sendForm(kind, desk, {});
  expect(base.type === "redirect" ? {} : base.reply.errors).toEqual({});
  for (const changes of tries) {
    const result = await sendForm(kind, desk, changes);
    if (result.type === "redirect") expect(result.to).toMatch(/^\/merci\?ref=[\w.-]+$/);
    else expect(result.status).toSatisfy((status: number) => status >= 400 && status < 500);
  }
  return desk.store.leads;
};

const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/;

const site: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  group: "Alzette Automobiles",
  email: "contact@alzette.example",
  url: "https://www.alzette.example",
  timeZone: "Europe/Luxembourg",
  addressOf: ({ slug }) => `https://www.alzette.example/stock/${slug}`,
  pageOf: ({ type, slug }) => `https://www.alzette.example/${type}/${slug}`,
  placeOf: () => ({ name: place.name, address: "Bertrange", phone: place.phone }),
};

/** A mail of the lead as it goes over the wire, and whom it goes to. */
const mailOf = async (lead: Lead, purpose: Delivery["purpose"], destination: string) => {
  let sent = { headers: "", names: [] as string[], to: [] as readonly string[] };
  const send = mailSender({
    transport: async ({ raw, envelope }) => {
      const headers = raw.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
      const lines = headers.split("\r\n").filter((line) => !/^[ \t]/.test(line));
      sent = { headers, names: lines.map((line) => line.split(":")[0] ?? ""), to: envelope.to };
    },
    site,
    fileContent: async () => new Uint8Array(3),
    clock: { now: () => new Date("2026-11-21T12:00:00Z") },
  });
  const delivery = { id: lead.id, lead_id: lead.id, channel: "mail", purpose, destination, message: null } as const;
  await send({ delivery, lead, created_at: lead.created_at, attempts: 0 }, new AbortController().signal);
  return sent;
};

const KNOWN_HEADERS = new Set([
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Auto-Submitted",
  "X-Vitrine-Reference",
]);

describe.each(kinds)("whatever is sent as %s", { timeout: 280_000 }, (_, kind, tries) => {
  it("is answered, and what is kept breaks out of no line, mail, sheet or document", async () => {
    const leads = await leadsOf(kind, tries);
    expect(leads.length).toBeGreaterThan(tries.length / 10);
    const lines = new Set(kind.fields.filter((field) => field.kind !== "textarea").map(({ name }) => name));
    for (const lead of leads) {
      for (const [name, value] of Object.entries(lead.fields)) {
        expect(lines.has(name) ? String(value) : String(value).replaceAll("\n", "")).not.toMatch(UNSEEN);
      }
      for (const { name } of lead.files) {
        expect(name).not.toMatch(/[/\\"<>:|?*\u0000-\u001f]|^\./);
        expect(name).toMatch(/\.(?:pdf|jpg)$/i);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
      }
      for (const cell of sheetRow(lead, "Europe/Luxembourg").map((text) => csvLine([text], { separator: ";" }))) {
        expect(cell).not.toMatch(/^"?[\s\u00a0]*[=+@＝]/);
      }
    }
    const parser = new SaxesParser();
    parser.write(adfOf(leads, site)).close();
    for (const lead of leads) {
      for (const [purpose, destination] of [
        ["dealership", "ventes@alzette.example"],
        ["confirmation", "marie@exemple.lu"],
      ] as const) {
        const { headers, names, to } = await mailOf(lead, purpose, destination);
        expect(to).toEqual([destination]);
        expect(names.filter((name) => !KNOWN_HEADERS.has(name))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        expect(headers).toMatch(/^[\u0020-\u007e\r\n\t]*$/);
      }
    }
  });
});

describe("whatever is sent beside the visitor's own words", () => {
  it("is answered, in every field that a form has of its own", { timeout: 120_000 }, async () => {
    const desk = sampleDesk();
    for (const name of OWN_FIELDS) {
      for (const text of NAUGHTY_STRINGS) {
        const result = await sendForm(LEAD_KINDS.contact, desk, { [name]: text });
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
      }
    }
  });

  it.each([
    ["halves of UTF-8", Buffer.from([0x66, 0x3d, 0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80])],
    ["halves of escapes", Buffer.from("first_name=%&last_name=%zz&email=%f0%9f&=&&&==&%00=%00")],
    ["thousands of names", Buffer.from("a&".repeat(30_000))],
    ["the same name a thousand times", Buffer.from("email=a&".repeat(1000))],
    ["nothing", Buffer.alloc(0)],
  ])("is answered for a body of %s", async (_, bytes) => {
    const desk = sampleDesk();
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
    const request = new Request("https://x/", { method: "POST", headers, body: bytes });
    const result = await handleLeadPost(request, desk, {
      kind: LEAD_KINDS.contact,
      subjectKey: "",
      currentSubject: async () => null,
      client: "203.0.113.7",
      path: "/contact",
      thanks: (ref) => `/merci?ref=${ref}`,
    });
    expect(result).toMatchObject({ type: "invalid", status: 422 });
    expect(desk.store.leads).toHaveLength(0);
  });
});
