import { LEAD_FORMATS } from "../../src/adapters/formats/lead-formats.ts";
import { spreadsheetCsvLine } from "../../src/adapters/platform/csv/csv-cell.ts";
import { plainCells, sheetRow } from "../../src/adapters/formats/csv/sheet-row.ts";
import { writeAdf } from "../../src/adapters/formats/adf/index.ts";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import {
  FILE_NAME_MAX,
  leadKindForSubject,
  LEAD_KINDS,
  type LeadFieldDefinition,
  type LeadKind,
  needsLocation,
  slotDays,
} from "#domain/forms/index.ts";
import { type Lead, createLocationSubject, subjectKey } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { createMailSender, type MailSite } from "../../src/adapters/delivery/index.ts";
import { createFormContext } from "../../src/application/leads/submission/form-context.ts";
import {
  ANSWER_FIELD,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  QUESTION_FIELD,
  TOKEN_FIELD,
} from "../../src/web/leads/form/form-view.ts";
import { uploadedFileField } from "../../src/web/leads/form/field-kinds/file/uploaded-file-view.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import { answerTo } from "../builders/form-answers.ts";
import { handleLeadPost } from "../builders/lead-post.ts";
import type { LeadPostResult } from "../../src/web/leads/form/post/form-post.server.ts";
import { PUMA_SUBJECT } from "../builders/puma-subject.ts";
import {
  type FakeLeadServiceDependencies,
  createFakeLeadServiceDependencies,
} from "../fakes/lead-service-dependencies.ts";
import { LOCATIONS } from "../builders/live-sections.ts";
import { MAIL_LOOK } from "../builders/mail-look.ts";
import { NAUGHTY_STRINGS } from "../fixtures/naughty-strings.ts";
import { limit } from "../time-limits.ts";

const [location] = LOCATIONS;
if (location === undefined) throw new Error("there is no place to ask");

const PDF = "%PDF-1.7\nUn CV";
type Value = string | File;
type FormAttempt = Readonly<Record<string, Value>>;

const fileContent = ({ types }: Extract<LeadFieldDefinition, { kind: "file" }>): BlobPart =>
  types.includes("application/pdf") ? PDF : Buffer.from("\u00ff\u00d8\u00ff\u00e0", "latin1");

/** Values of an ordinary visitor. */
const ordinaryValue = (
  field: LeadFieldDefinition,
  deps: FakeLeadServiceDependencies,
  target: Parameters<typeof createFormContext>[1],
): Value => {
  if (field.kind === "file") return new File([fileContent(field)], "cv.pdf");
  const facts = createFormContext(deps, target);
  const slot = field.kind === "slot" ? slotDays(field, facts)[0]?.slots[0]?.start : undefined;
  return answerTo(field, { date: "2026-11-23", ...(slot !== undefined && { slot }) });
};

const OWN_FIELDS = [TOKEN_FIELD, HONEYPOT_FIELD, PROOF_FIELD, QUESTION_FIELD, ANSWER_FIELD];

const subjectOf = (kind: LeadKind) => (needsLocation(kind) ? createLocationSubject(location) : PUMA_SUBJECT);

const bodyOf = (fields: Readonly<Record<string, Value>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

/** Sends a valid form of a kind with some fields changed. */
const sendForm = (
  given: LeadKind,
  deps: FakeLeadServiceDependencies,
  changes: Readonly<Record<string, Value>>,
): Promise<LeadPostResult> => {
  const subject = subjectOf(given);
  const kind = leadKindForSubject(given, subject.type);
  const form = Object.fromEntries(kind.fields.map((field) => [field.name, ordinaryValue(field, deps, subject)]));
  const token = issueFormToken(deps, { kind, subject });
  deps.advanceSeconds(10);
  const headers = { "sec-fetch-site": "same-origin" };
  const body = bodyOf({ [TOKEN_FIELD]: token, ...form, ...changes });
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), deps, {
    kind,
    subjectKey: subjectKey(subject),
    currentSubject: async () => subject,
    client: "203.0.113.7",
    path: "/formulaire",
    thanks: (ref) => `/merci?ref=${ref}`,
  });
};

/** The text as the value of a field; for a file its name and an id of an earlier upload. */
const attempts = (field: LeadFieldDefinition, text: string): readonly FormAttempt[] =>
  field.kind === "file"
    ? [
        { [field.name]: new File([fileContent(field)], text.toWellFormed()) },
        { [field.name]: text, [uploadedFileField(field.name)]: text },
      ]
    : [{ [field.name]: text }];

/** `npm run test:long` sends all strings in each different field. */
const IS_LONG = Number(process.env["FC_RUNS"] ?? 1) > 1;

const known = new Set<string>();

const isNew = (name: string): boolean => {
  const before = known.size;
  return known.add(name).size > before;
};

const fieldKind = (field: LeadFieldDefinition): string =>
  field.kind === "text" ? `text ${field.format ?? "any"}` : field.kind;

/**
 * All strings for the first field of a kind; for another field of that kind every eighth, and for one that an earlier form
 * has too every 24th, with a different offset each time.
 */
const stringsFor = (field: LeadFieldDefinition, form: number): readonly string[] => {
  const isNewKind = isNew(fieldKind(field));
  const isNewField = isNew(JSON.stringify(field));
  if (isNewKind || (isNewField && IS_LONG)) return NAUGHTY_STRINGS;
  const step = isNewField ? 8 : 24;
  return NAUGHTY_STRINGS.filter((_, index) => index % step === form % step);
};

const kinds: readonly (readonly [string, LeadKind, readonly FormAttempt[]])[] = Object.entries<LeadKind>(
  LEAD_KINDS,
).map(([name, kind], index) => [
  name,
  kind,
  kind.fields.flatMap((field) => stringsFor(field, index).flatMap((text) => attempts(field, text))),
]);

/** The leads saved from the kind's forms. */
const leadsOf = async (kind: LeadKind, formAttempts: readonly FormAttempt[]): Promise<readonly Lead[]> => {
  const deps = createFakeLeadServiceDependencies({ locations: () => LOCATIONS });
  const base = await sendForm(kind, deps, {});
  expect(base.type === "redirect" ? {} : base.reply.errors).toEqual({});
  for (const changes of formAttempts) {
    const result = await sendForm(kind, deps, changes);
    if (result.type === "redirect") expect(result.to).toMatch(/^\/merci\?ref=[\w.-]+$/);
    else expect(result.status).toSatisfy((status: number) => status >= 400 && status < 500);
  }
  return deps.store.leads;
};

const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/;

const site: MailSite = {
  from: "Alzette Automobiles <ne-pas-repondre@alzette.example>",
  look: MAIL_LOOK,
  group: "Alzette Automobiles",
  answers: [],
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
  respondingLocation: () => ({ name: location.name, address: "Bertrange", phone: location.phone }),
};

/** A lead's email as sent over the wire, and its recipients. */
const renderMail = async (lead: Lead, purpose: Delivery["purpose"], destination: string) => {
  let sent = { headers: "", names: [] as string[], to: [] as readonly string[] };
  const send = createMailSender({
    logo: () => Promise.resolve(null),
    formats: LEAD_FORMATS,
    transport: async ({ raw, envelope }) => {
      const headers = raw.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
      const lines = headers.split("\r\n").filter((line) => !/^[ \t]/.test(line));
      sent = { headers, names: lines.map((line) => line.split(":")[0] ?? ""), to: envelope.to };
    },
    site,
    fileContent: async () => new Uint8Array(3),
    vehicleById: async () => null,
    clock: { now: () => new Date("2026-11-21T12:00:00Z") },
  });
  const delivery = { id: lead.id, lead_id: lead.id, channel: "mail", purpose, destination, message: null } as const;
  await send({ delivery, lead, events: [], created_at: lead.created_at, attempts: 0 }, new AbortController().signal);
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

describe.each(kinds)("whatever is sent as %s", { timeout: limit(280_000) }, (_, kind, formAttempts) => {
  it("is answered, and saved values never break out of a line, email, sheet or document", async () => {
    const leads = await leadsOf(kind, formAttempts);
    // The first one is the ordinary visitor's.
    expect(leads.length).toBeGreaterThan(1);
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
      for (const cell of sheetRow(lead, plainCells("Europe/Luxembourg")).map((text) =>
        spreadsheetCsvLine([text], { separator: ";" }),
      )) {
        expect(cell).not.toMatch(/^"?[\s\u00a0]*[=+@＝]/);
      }
    }
    const parser = new SaxesParser();
    parser.write(writeAdf(leads, site)).close();
    for (const lead of leads) {
      for (const [purpose, destination] of [
        ["dealership", "ventes@alzette.example"],
        ["confirmation", "marie@exemple.lu"],
      ] as const) {
        const { headers, names, to } = await renderMail(lead, purpose, destination);
        expect(to).toEqual([destination]);
        expect(names.filter((name) => !KNOWN_HEADERS.has(name))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        expect(headers).toMatch(/^[\u0020-\u007e\r\n\t]*$/);
      }
    }
  });
});

describe("hostile values in a form's own fields", () => {
  it("are answered, in every field", { timeout: limit(120_000) }, async () => {
    const deps = createFakeLeadServiceDependencies();
    for (const name of OWN_FIELDS) {
      for (const text of NAUGHTY_STRINGS) {
        const result = await sendForm(LEAD_KINDS.contact, deps, { [name]: text });
        expect(result.type === "redirect" ? 303 : result.status).toBeLessThan(500);
      }
    }
  });

  it.each([
    ["halves of UTF-8", Buffer.from([0x66, 0x3d, 0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]), 403],
    ["halves of escapes", Buffer.from("first_name=%&last_name=%zz&email=%f0%9f&=&&&==&%00=%00"), 403],
    ["thousands of names", Buffer.from("a&".repeat(30_000)), 400],
    ["the same name a thousand times", Buffer.from("email=a&".repeat(1000)), 400],
    ["nothing", Buffer.alloc(0), 403],
  ])("are answered for a body of %s, which has no token", async (_, bytes, status) => {
    const deps = createFakeLeadServiceDependencies();
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
    const request = new Request("https://x/", { method: "POST", headers, body: bytes });
    const result = await handleLeadPost(request, deps, {
      kind: LEAD_KINDS.contact,
      subjectKey: "",
      currentSubject: async () => null,
      client: "203.0.113.7",
      path: "/contact",
      thanks: (ref) => `/merci?ref=${ref}`,
    });
    expect(result).toMatchObject({ type: "refused", status });
    expect(deps.store.leads).toHaveLength(0);
  });
});
