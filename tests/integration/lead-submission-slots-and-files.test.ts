import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { type LeadSubject, createLocationSubject, subjectKey } from "#domain/leads/index.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { type LeadRepository, createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createFileInspector } from "../../src/adapters/uploads/index.ts";
import { freeSlotDays, createFormContext } from "../../src/application/leads/submission/form-context.ts";
import { TOKEN_FIELD } from "../../src/web/leads/form/form-view.ts";
import { uploadedFileField } from "../../src/web/leads/form/field-kinds/file/uploaded-file-view.ts";
import { issueFormToken } from "#application/leads/submission/open-form.ts";
import type { LeadPostResult } from "../../src/web/leads/form/post/form-post.server.ts";
import {
  type FakeLeadServiceDependencies,
  createFakeLeadServiceDependencies,
} from "../fakes/lead-service-dependencies.ts";
import { copyEmptyDatabase } from "../builders/empty-database.ts";
import { outcomeOf, replyOf, handleLeadPost } from "../builders/lead-post.ts";
import { LOCATIONS } from "../builders/live-sections.ts";
import { permitted } from "../fakes/purge-permits.ts";

const location = LOCATIONS[0] ?? expect.fail("no place");
const PDF = `%PDF-1.7\n${"a".repeat(300_000)}`;

let folder = "";
let database: Database;
let leads: LeadRepository;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-intake-"));
  await copyEmptyDatabase(folder);
  database = await openDatabase({ dataDir: folder, url: null });
  leads = createLeadRepository(database);
});

afterEach(async () => {
  await leads.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A lead service on a real database, with a clock that the test sets. */
const createDeps = (
  { store, stash, slots, counters }: LeadRepository,
  changes: Partial<FakeLeadServiceDependencies> = {},
): FakeLeadServiceDependencies => {
  const overrides = {
    store,
    stash,
    slots,
    counters,
    inspectFile: createFileInspector(null),
    locations: () => LOCATIONS,
    timeoutMs: 400,
  };
  return createFakeLeadServiceDependencies({ ...overrides, rate: { limit: 1000, seconds: 3600 }, ...changes });
};

/** Pragmas apply to the connection that the store writes on. */
const onMainConnection = (): LeadRepository =>
  createLeadRepository({ ...database, openSession: async () => ({ db: database.db, release: async () => undefined }) });

type Fields = Readonly<Record<string, string | File>>;
type FormTarget = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

const send = (
  deps: FakeLeadServiceDependencies,
  { kind, subject }: FormTarget,
  fields: Fields,
): Promise<LeadPostResult> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "sec-fetch-site": "same-origin" };
  return handleLeadPost(new Request("https://x/", { method: "POST", headers, body }), deps, {
    kind,
    subjectKey: subjectKey(subject),
    currentSubject: async () => subject,
    client: "203.0.113.7",
    path: "/formulaire",
    thanks: (ref) => `/merci?ref=${ref}`,
  });
};

const fillIn = (deps: FakeLeadServiceDependencies, target: FormTarget, fields: Fields): Fields => {
  const token = issueFormToken(deps, target);
  deps.advanceSeconds(10);
  return { [TOKEN_FIELD]: token, ...fields };
};

const lea = { first_name: "Léa", last_name: "Kieffer", email: "lea@exemple.lu" };
const DRIVE: FormTarget = { kind: LEAD_KINDS.model_test_drive, subject: createLocationSubject(location) };
const driver = { ...lea, phone: "621 123 456", model: "Ford Puma", driving_licence: "on" };
const APPLICATION: FormTarget = { kind: LEAD_KINDS.application, subject: null };
const applicant = { ...lea, department: "workshop" };
const cv = (): File => new File([PDF], "cv.pdf");

const freeStarts = async (deps: FakeLeadServiceDependencies): Promise<readonly string[]> => {
  const days = await freeSlotDays(deps, DRIVE.kind, createFormContext(deps, DRIVE.subject));
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
};

const slotName = DRIVE.kind.fields.find((one) => one.kind === "slot")?.name ?? "";
const count = async (): Promise<number> => (await leads.reader.status()).leads;

/** The form as it was returned, with its file. */
const again = (result: LeadPostResult): Fields => {
  const { values, token, files = {} } = replyOf(result);
  const uploadedFiles = Object.entries(files).map(([name, { token: fileToken }]) => [
    uploadedFileField(name),
    fileToken,
  ]);
  return { [TOKEN_FIELD]: token, ...values, ...Object.fromEntries(uploadedFiles) };
};

describe("an appointment", () => {
  it("is booked by one of ten concurrent requests; the others choose again from the free slots", async () => {
    const deps = createDeps(leads, { rate: null });
    const [start = ""] = await freeStarts(deps);
    const forms = Array.from({ length: 10 }, () => fillIn(deps, DRIVE, { ...driver, [slotName]: start }));
    const results = await Promise.all(forms.map((form) => send(deps, DRIVE, form)));
    const refused = results.filter((result) => result.type !== "redirect");
    expect(refused.map(outcomeOf)).toEqual(Array.from({ length: 9 }, () => ["refused", 409]));
    expect(await count()).toBe(1);
    const [first = expect.fail("none refused")] = refused;
    expect(replyOf(first).values).toMatchObject({ first_name: "Léa", [slotName]: start });
    const [next = ""] = await freeStarts(deps);
    expect(next).not.toBe(start);
    expect(outcomeOf(await send(deps, DRIVE, { ...again(first), [slotName]: next }))).toEqual(["redirect"]);
    expect(await count()).toBe(2);
  });

  it("stays free when the database was locked and the lead could not be saved", async () => {
    const deps = createDeps(leads);
    const [start = ""] = await freeStarts(deps);
    const other = new DatabaseSync(join(folder, "vitrine.sqlite"));
    other.exec("begin immediate");
    const refused = await send(deps, DRIVE, fillIn(deps, DRIVE, { ...driver, [slotName]: start }));
    expect(outcomeOf(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toMatchObject({ [slotName]: start });
    other.exec("rollback");
    other.close();
    expect(outcomeOf(await send(deps, DRIVE, again(refused)))).toEqual(["redirect"]);
    expect([await count(), (await freeStarts(deps)).includes(start)]).toEqual([1, false]);
  });
});

describe("an uploaded file", () => {
  it("is stashed until its form is accepted, and then belongs to the lead", async () => {
    const deps = createDeps(leads);
    const wrong = await send(deps, APPLICATION, fillIn(deps, APPLICATION, { ...applicant, email: "lea@", cv: cv() }));
    expect(outcomeOf(wrong)).toEqual(["invalid", 422]);
    const corrected = { ...again(wrong), email: lea.email };
    const results = await Promise.all(Array.from({ length: 5 }, () => send(deps, APPLICATION, corrected)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results.map(outcomeOf)).toEqual(Array.from({ length: 5 }, () => ["redirect"]));
    expect(await count()).toBe(1);
    const [lead = expect.fail("no lead")] = await leads.reader.list({ limit: 1 });
    const content = await leads.reader.fileContent(lead.files[0]?.id ?? "");
    expect(Buffer.from(content ?? []).toString()).toBe(PDF);
  });

  it("has to be chosen again while the disk is full; everything else stays", async () => {
    const deps = createDeps(onMainConnection());
    const form = fillIn(deps, APPLICATION, { ...applicant, cv: cv() });
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 4}`).execute(database.db);
    const refused = await send(deps, APPLICATION, form);
    expect(outcomeOf(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toMatchObject(applicant);
    expect(replyOf(refused).errors["cv"]).toMatch(/^Choisissez de nouveau/);
    expect(await count()).toBe(0);
    await sql.raw("pragma max_page_count = 1073741823").execute(database.db);
    expect(outcomeOf(await send(deps, APPLICATION, { ...again(refused), cv: cv() }))).toEqual(["redirect"]);
    expect(await count()).toBe(1);
  });

  it("has to be chosen again when it was deleted meanwhile", async () => {
    const deps = createDeps(leads);
    const wrong = await send(deps, APPLICATION, fillIn(deps, APPLICATION, { ...applicant, email: "lea@", cv: cv() }));
    await leads.stash.deleteBefore(permitted(new Date(deps.clock.now().getTime() + 1000)));
    const deleted = await send(deps, APPLICATION, { ...again(wrong), email: lea.email });
    expect(outcomeOf(deleted)).toEqual(["unavailable", 503]);
    expect(replyOf(deleted).errors["cv"]).toMatch(/^Choisissez de nouveau/);
    expect(outcomeOf(await send(deps, APPLICATION, { ...again(deleted), cv: cv() }))).toEqual(["redirect"]);
    expect(await count()).toBe(1);
  });
});
