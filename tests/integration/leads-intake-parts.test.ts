import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LEAD_KINDS, type LeadKind, type LeadSubject, placeSubject, subjectKey } from "#domain/leads/index.ts";
import { type Database, type LeadRepository, leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { inspectFile } from "../../src/adapters/uploads/index.ts";
import { freeSlotDays, formFacts } from "../../src/web/features/lead-form/form-facts.server.ts";
import { receivedField, TOKEN_FIELD } from "../../src/web/features/lead-form/form-view.ts";
import { freshToken } from "../../src/web/features/lead-form/form-view.server.ts";
import { handleLeadPost, type IntakeResult } from "../../src/web/features/lead-form/intake.server.ts";
import { type SampleDesk, sampleDesk } from "../../src/web/features/lead-form/sample-desk.ts";
import { outcome, replyOf } from "../../src/web/features/lead-form/sample-post.ts";
import { PLACES } from "../../src/web/sections/live-sections.test-support.ts";

const place = PLACES[0] ?? expect.fail("no place");
const PDF = `%PDF-1.7\n${"a".repeat(300_000)}`;

let folder = "";
let database: Database;
let leads: LeadRepository;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-intake-"));
  database = await openDatabase({ dataDir: folder, url: null });
  leads = leadRepository(database);
});

afterEach(async () => {
  await leads.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A desk on the real database, with a clock that is set by hand. */
const deskOn = ({ store, stash, slots, counters }: LeadRepository, changes: Partial<SampleDesk> = {}): SampleDesk => {
  const parts = { store, stash, slots, counters, inspectFile, places: () => PLACES, patienceMs: 400 };
  return sampleDesk({ ...parts, rate: { most: 1000, seconds: 3600 }, ...changes });
};

/** Limits of a connection are put on the one that the store writes on. */
const onMainConnection = (): LeadRepository =>
  leadRepository({ ...database, openSession: async () => ({ db: database.db, release: async () => undefined }) });

type Fields = Readonly<Record<string, string | File>>;
type About = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

const send = (desk: SampleDesk, { kind, subject }: About, fields: Fields): Promise<IntakeResult> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "sec-fetch-site": "same-origin" };
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), desk, {
    kind,
    subjectKey: subjectKey(subject),
    currentSubject: async () => subject,
    client: "203.0.113.7",
    path: "/formulaire",
    thanks: (ref) => `/merci?ref=${ref}`,
  });
};

const filled = (desk: SampleDesk, about: About, fields: Fields): Fields => {
  const token = freshToken(desk, about);
  desk.wait(10);
  return { ...fields, [TOKEN_FIELD]: token };
};

const lea = { first_name: "Léa", last_name: "Kieffer", email: "lea@exemple.lu", consent: "on" };
const DRIVE: About = { kind: LEAD_KINDS.model_test_drive, subject: placeSubject(place) };
const driver = { ...lea, phone: "621 123 456", model: "Ford Puma", driving_licence: "on" };
const APPLICATION: About = { kind: LEAD_KINDS.application, subject: null };
const applicant = { ...lea, department: "workshop" };
const cv = (): File => new File([PDF], "cv.pdf");

const freeStarts = async (desk: SampleDesk): Promise<readonly string[]> => {
  const field = DRIVE.kind.fields.find((one) => one.kind === "slot") ?? expect.fail("no slot");
  const days = await freeSlotDays(desk, field, formFacts(desk, DRIVE.subject));
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
};

const slotName = DRIVE.kind.fields.find((one) => one.kind === "slot")?.name ?? "";
const count = async (): Promise<number> => (await leads.reader.status()).leads;

/** The form as it came back, its file with it. */
const again = (result: IntakeResult): Fields => {
  const { values, token, files = {} } = replyOf(result);
  const received = Object.entries(files).map(([name, { sealed }]) => [receivedField(name), sealed]);
  return { ...values, [TOKEN_FIELD]: token, ...Object.fromEntries(received) };
};

describe("an appointment", () => {
  it("is given to one of ten who ask for it at once; the others choose again from what is free", async () => {
    const desk = deskOn(leads, { rate: null });
    const [start = ""] = await freeStarts(desk);
    const forms = Array.from({ length: 10 }, () => filled(desk, DRIVE, { ...driver, [slotName]: start }));
    const results = await Promise.all(forms.map((form) => send(desk, DRIVE, form)));
    const refused = results.filter((result) => result.type !== "redirect");
    expect(refused.map(outcome)).toEqual(Array.from({ length: 9 }, () => ["refused", 409]));
    expect(await count()).toBe(1);
    const [first = expect.fail("none refused")] = refused;
    expect(replyOf(first).values).toMatchObject({ first_name: "Léa", [slotName]: start });
    const [next = ""] = await freeStarts(desk);
    expect(next).not.toBe(start);
    expect(outcome(await send(desk, DRIVE, { ...again(first), [slotName]: next }))).toEqual(["redirect"]);
    expect(await count()).toBe(2);
  });

  it("stays free where the lead could not be kept: the database was locked", async () => {
    const desk = deskOn(leads);
    const [start = ""] = await freeStarts(desk);
    const other = new DatabaseSync(join(folder, "vitrine.sqlite"));
    other.exec("begin immediate");
    const refused = await send(desk, DRIVE, filled(desk, DRIVE, { ...driver, [slotName]: start }));
    expect(outcome(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toMatchObject({ [slotName]: start });
    other.exec("rollback");
    other.close();
    expect(outcome(await send(desk, DRIVE, again(refused)))).toEqual(["redirect"]);
    expect([await count(), (await freeStarts(desk)).includes(start)]).toEqual([1, false]);
  });
});

describe("a form's file", () => {
  it("waits on the disk for its form, and is the lead's once it is accepted", async () => {
    const desk = deskOn(leads);
    const wrong = await send(desk, APPLICATION, filled(desk, APPLICATION, { ...applicant, email: "lea@", cv: cv() }));
    expect(outcome(wrong)).toEqual(["invalid", 422]);
    const mended = { ...again(wrong), email: lea.email };
    const results = await Promise.all(Array.from({ length: 5 }, () => send(desk, APPLICATION, mended)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results.map(outcome)).toEqual(Array.from({ length: 5 }, () => ["redirect"]));
    expect(await count()).toBe(1);
    const [lead = expect.fail("no lead")] = await leads.reader.list({ limit: 1 });
    const content = await leads.reader.fileContent(lead.files[0]?.id ?? "");
    expect(Buffer.from(content ?? []).toString()).toBe(PDF);
  });

  it("has to be chosen again while the disk is full, and everything else stays", async () => {
    const desk = deskOn(onMainConnection());
    const form = filled(desk, APPLICATION, { ...applicant, cv: cv() });
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 4}`).execute(database.db);
    const refused = await send(desk, APPLICATION, form);
    expect(outcome(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toMatchObject(applicant);
    expect(replyOf(refused).errors["cv"]).toMatch(/^Choisissez de nouveau/);
    expect(await count()).toBe(0);
    await sql.raw("pragma max_page_count = 1073741823").execute(database.db);
    expect(outcome(await send(desk, APPLICATION, { ...again(refused), cv: cv() }))).toEqual(["redirect"]);
    expect(await count()).toBe(1);
  });

  it("is asked for again where it went from the disk meanwhile", async () => {
    const desk = deskOn(leads);
    const wrong = await send(desk, APPLICATION, filled(desk, APPLICATION, { ...applicant, email: "lea@", cv: cv() }));
    await leads.stash.dropBefore(new Date(desk.clock.now().getTime() + 1000));
    const gone = await send(desk, APPLICATION, { ...again(wrong), email: lea.email });
    expect(outcome(gone)).toEqual(["unavailable", 503]);
    expect(replyOf(gone).errors["cv"]).toMatch(/^Choisissez de nouveau/);
    expect(outcome(await send(desk, APPLICATION, { ...again(gone), cv: cv() }))).toEqual(["redirect"]);
    expect(await count()).toBe(1);
  });
});
