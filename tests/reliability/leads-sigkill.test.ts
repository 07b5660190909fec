import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteProcess, startSiteProcess } from "../browser/sites/site-process.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";
import { findFormPath, readReferences, openForm, submitForm } from "./lead-visitor.ts";
import { createFormOpener, type MixedForm } from "./mixed-forms.ts";

/** `KILL_ROUNDS=100` runs the whole exercise. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);

const CONCURRENT_FORMS = 20;

describe("a lead whose visitor saw the thanks page", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-sigkill-"));
  let site: SiteProcess;
  let path = "";

  const restart = async (): Promise<void> => {
    site = await startSiteProcess({ dataDir, fill: false });
  };
  /** Sends all forms at once, kills the server after some answers, and restarts it. */
  const sendAndKill = async (
    forms: readonly MixedForm[],
    answered: number,
    thankedReferences: Map<string, MixedForm>,
  ): Promise<void> => {
    let answers = 0;
    const killedAfter = Promise.withResolvers<void>();
    const requests = forms.map(async (form) => {
      const reference = await submitForm(site, form);
      if (reference !== null) thankedReferences.set(reference, form);
      answers += 1;
      if (answers === answered) killedAfter.resolve(site.end("SIGKILL").then(() => undefined));
    });
    await Promise.all([...requests, killedAfter.promise]);
    await restart();
  };
  const status = async (): Promise<{ leads: number; deliveries: Record<string, number> }> =>
    JSON.parse((await site.vitrine("leads", "status", "--format", "json")).stdout) as never;

  beforeAll(async () => {
    site = await startSiteProcess({ dataDir });
    path = await findFormPath(site);
  });
  afterAll(async () => {
    await site.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("is saved with its deliveries when the server is killed right after the answer", async () => {
    const form = await openForm(site, path, "Marie");
    const reference = await submitForm(site, form);
    await site.end("SIGKILL");
    await restart();
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await readReferences(site)).toEqual([reference]);
    expect((await site.vitrine("leads", "show", reference ?? "")).code).toBe(0);
    const { deliveries } = await status();
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2);
  });

  it("is still one lead when the visitor submits the form again after the crash", async () => {
    const form = await openForm(site, path, "Julie");
    const reference = await submitForm(site, form);
    const before = (await status()).leads;
    await site.end("SIGKILL");
    await restart();
    expect(await submitForm(site, form)).toBe(reference);
    expect((await status()).leads).toBe(before);
  });

  it(`is complete after each of ${ROUNDS} kills under ${CONCURRENT_FORMS} concurrent posts of three kinds`, {
    timeout: ROUNDS * 60_000,
  }, async () => {
    const openForms = await createFormOpener(site);
    const thankedReferences = new Map<string, MixedForm>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await sendAndKill(
        await openForms(site, CONCURRENT_FORMS),
        1 + ((round * 7) % CONCURRENT_FORMS),
        thankedReferences,
      );
      const stored = await readStoredData(site);
      const byReference = new Map(stored.leads.map((lead) => [lead.reference, lead]));
      expect([...thankedReferences.keys()].filter((reference) => !byReference.has(reference))).toEqual([]);
      expect(byReference.size).toBe(stored.leads.length);
      expect(findInconsistencies(stored)).toEqual([]);
      for (const [reference, { sha256 }] of thankedReferences) {
        expect(byReference.get(reference)?.files.map((file) => file.sha256)).toEqual(sha256 === null ? [] : [sha256]);
      }
    }
    expect(thankedReferences.size).toBeGreaterThanOrEqual(ROUNDS);
    const { bookedSlots, files } = await readStoredData(site);
    expect([bookedSlots.length > 0, files.length > 0]).toEqual([true, true]);
    const { leads, deliveries } = await status();
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2 * leads);
  });
});
