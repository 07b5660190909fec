import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStore } from "#application/leads/ports.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createSigner, sha256Digest } from "../../src/adapters/signing/index.ts";
import { TOKEN_FIELD } from "../../src/web/leads/form/form-view.ts";
import type { LeadServiceDependencies } from "../../src/application/leads/submission/dependencies.ts";
import { createFakeLeadServiceDependencies } from "../fakes/lead-service-dependencies.ts";
import { copyEmptyDatabase } from "../builders/empty-database.ts";
import {
  aFilledForm,
  MARIE,
  outcomeOf,
  replyOf,
  aFormRequest,
  LEAD_POST,
  handleLeadPost,
} from "../builders/lead-post.ts";
import type { LeadPostResult } from "../../src/web/leads/form/post/form-post.server.ts";

describe("lead submission on a real database", () => {
  let folder = "";
  let database: Database;
  const createDeps = (): LeadServiceDependencies & ReturnType<typeof createFakeLeadServiceDependencies> =>
    ({
      ...createFakeLeadServiceDependencies(),
      store: createLeadRepository(database).store,
      signer: createSigner("a secret of at least thirty-two characters"),
      digest: sha256Digest,
      timeoutMs: 300,
    }) as LeadServiceDependencies & ReturnType<typeof createFakeLeadServiceDependencies>;
  const send = (deps: LeadServiceDependencies, fields: Readonly<Record<string, string>>): Promise<LeadPostResult> =>
    handleLeadPost(aFormRequest(fields), deps, LEAD_POST);
  const leads = async (): Promise<number> => (await createLeadRepository(database).reader.status()).leads;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-intake-"));
    await copyEmptyDatabase(folder);
    database = await openDatabase({ dataDir: folder, url: null });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("saves one lead and gives one answer for fifty identical posts at once", async () => {
    const deps = createDeps();
    const form = aFilledForm(deps);
    const results = await Promise.all(Array.from({ length: 50 }, () => send(deps, form)));
    expect(new Set(results.map((result) => (result.type === "redirect" ? result.to : result.status))).size).toBe(1);
    expect(results[0]?.type).toBe("redirect");
    expect(await leads()).toBe(1);
    expect((await createLeadRepository(database).reader.status()).deliveries.due).toBe(2);
  });

  it("answers 409 to other content under a used key", async () => {
    const deps = createDeps();
    const form = aFilledForm(deps);
    await send(deps, form);
    expect(outcomeOf(await send(deps, { ...form, message: "Autre chose" }))).toEqual(["refused", 409]);
    expect(await leads()).toBe(1);
  });

  it("returns the form while another process locks the database, and accepts it afterwards", async () => {
    const deps = createDeps();
    const form = aFilledForm(deps);
    const other = new DatabaseSync(join(folder, "vitrine.sqlite"));
    other.exec("begin immediate");
    const refused = await send(deps, form);
    expect(outcomeOf(refused)).toEqual(["unavailable", 503]);
    expect(replyOf(refused).values).toEqual(MARIE);
    other.exec("rollback");
    other.close();
    expect(outcomeOf(await send(deps, { ...replyOf(refused).values, [TOKEN_FIELD]: replyOf(refused).token }))).toEqual([
      "redirect",
    ]);
    expect(await leads()).toBe(1);
  });

  // Pragmas apply to the connection that the store writes on.
  const onMainConnection = (): LeadStore =>
    createLeadRepository({
      ...database,
      openSession: async () => ({ db: database.db, release: async () => undefined }),
    }).store;

  it("returns the form when the disk is full", async () => {
    const deps = createDeps();
    const full = { ...deps, store: onMainConnection() };
    const long = { ...MARIE, message: "a".repeat(2000) };
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(database.db);
    let thankedReference = 0;
    let result = await send(full, aFilledForm(deps, long));
    while (result.type === "redirect" && thankedReference < 100) {
      thankedReference += 1;
      result = await send(full, aFilledForm(deps, long));
    }
    expect(outcomeOf(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result).values).toEqual(long);
    expect(await leads()).toBe(thankedReference);
  });

  it("returns the form when the database cannot be opened", async () => {
    const deps = createDeps();
    const openSession = () => Promise.reject(new Error("unable to open database file"));
    const { store } = createLeadRepository({ ...database, openSession });
    const result = await send({ ...deps, store }, aFilledForm(deps));
    expect(outcomeOf(result)).toEqual(["unavailable", 503]);
    expect(replyOf(result).values).toEqual(MARIE);
    expect(await leads()).toBe(0);
  });
});
