import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStore } from "#domain/leads/index.ts";
import { type Database, leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { createSeal, sha256 } from "../../src/adapters/signing/index.ts";
import { TOKEN_FIELD } from "../../src/web/features/lead-form/form-view.ts";
import type { LeadDesk } from "../../src/web/features/lead-form/lead-desk.ts";
import { sampleDesk } from "../../src/web/features/lead-form/sample-desk.ts";
import { filled, marie, outcome, replyOf, requestOf, post } from "../../src/web/features/lead-form/sample-post.ts";
import { handleLeadPost, type IntakeResult } from "../../src/web/features/lead-form/intake.server.ts";

describe("the intake on a real database", () => {
  let folder = "";
  let database: Database;
  const real = (): LeadDesk & ReturnType<typeof sampleDesk> =>
    ({
      ...sampleDesk(),
      store: leadRepository(database).store,
      seal: createSeal("a secret of at least thirty-two characters"),
      digest: sha256,
      patienceMs: 300,
    }) as LeadDesk & ReturnType<typeof sampleDesk>;
  const send = (desk: LeadDesk, fields: Readonly<Record<string, string>>): Promise<IntakeResult> =>
    handleLeadPost(requestOf(fields), desk, post);
  const leads = async (): Promise<number> => (await leadRepository(database).reader.status()).leads;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-intake-"));
    database = await openDatabase({ dataDir: folder, url: null });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("makes one lead and one answer of fifty equal posts at once", async () => {
    const desk = real();
    const form = filled(desk);
    const results = await Promise.all(Array.from({ length: 50 }, () => send(desk, form)));
    expect(new Set(results.map((result) => (result.type === "redirect" ? result.to : result.status))).size).toBe(1);
    expect(results[0]?.type).toBe("redirect");
    expect(await leads()).toBe(1);
    expect((await leadRepository(database).reader.status()).deliveries.due).toBe(2);
  });

  it("answers 409 to other content under a key that was used", async () => {
    const desk = real();
    const form = filled(desk);
    await send(desk, form);
    expect(outcome(await send(desk, { ...form, message: "Autre chose" }))).toEqual(["refused", 409]);
    expect(await leads()).toBe(1);
  });

  it("keeps the form while another process has the database locked, and takes it afterwards", async () => {
    const desk = real();
    const form = filled(desk);
    const other = new DatabaseSync(join(folder, "vitrine.sqlite"));
    other.exec("begin immediate");
    const refused = await send(desk, form);
    expect(outcome(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toEqual(marie);
    other.exec("rollback");
    other.close();
    expect(outcome(await send(desk, { ...replyOf(refused).values, [TOKEN_FIELD]: replyOf(refused).token }))).toEqual([
      "redirect",
    ]);
    expect(await leads()).toBe(1);
  });

  // Limits of a connection are put on the one that the store writes on.
  const onMainConnection = (): LeadStore =>
    leadRepository({ ...database, openSession: async () => ({ db: database.db, release: async () => undefined }) })
      .store;

  it("keeps the form when the disk is full", async () => {
    const desk = real();
    const full = { ...desk, store: onMainConnection() };
    const long = { ...marie, message: "a".repeat(2000) };
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(database.db);
    let thanked = 0;
    let result = await send(full, filled(desk, long));
    while (result.type === "redirect" && thanked < 100) {
      thanked += 1;
      result = await send(full, filled(desk, long));
    }
    expect(outcome(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result).values).toEqual(long);
    expect(await leads()).toBe(thanked);
  });

  it("keeps the form when the database cannot be opened", async () => {
    const desk = real();
    const openSession = () => Promise.reject(new Error("unable to open database file"));
    const { store } = leadRepository({ ...database, openSession });
    const result = await send({ ...desk, store }, filled(desk));
    expect(outcome(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result).values).toEqual(marie);
    expect(await leads()).toBe(0);
  });
});
