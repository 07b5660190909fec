import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readInTurn } from "../read-in-turn.ts";
import { limit } from "../time-limits.ts";
import { type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";
import { submitForm } from "./lead-visitor.ts";
import { createFormOpener, type MixedForm } from "./mixed-forms.ts";

/** `KILL_ROUNDS=100` runs the whole exercise. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 1);

const CONCURRENT_FORMS = 20;

describe("a lead whose visitor saw the thanks page", () => {
  let site: SiteProcess;

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
    site = await startSiteProcess({ dataDir: site.dataDir, fill: false });
  };
  const status = async (): Promise<{ leads: number; deliveries: Record<string, number> }> =>
    JSON.parse((await site.vitrine("leads", "status", "--format", "json")).stdout) as never;

  beforeAll(async () => {
    site = await startSiteProcess();
  });
  afterAll(() => site?.dispose());

  it(`is complete, and sent once, after each of ${ROUNDS} kills under ${CONCURRENT_FORMS} concurrent posts of three kinds`, {
    timeout: limit(60_000) * (ROUNDS + 2),
  }, async () => {
    const openForms = await createFormOpener(site);
    const thankedReferences = new Map<string, MixedForm>();
    for (let round = 0; round < ROUNDS; round += 1) {
      // The last answers come when some of the other forms are being stored.
      await sendAndKill(
        await openForms(site, CONCURRENT_FORMS),
        1 + ((4 + round * 7) % CONCURRENT_FORMS),
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

    const thanked = [...thankedReferences];
    // One client has at most 500 connections.
    expect(await readInTurn(thanked, ([, form]) => submitForm(site, form))).toEqual(thanked.map(([ref]) => ref));
    const { leads, deliveries } = await status();
    expect(new Set((await readStoredData(site)).leads.map(({ reference }) => reference)).size).toBe(leads);
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2 * leads);
    for (const [reference] of thanked.slice(0, 1))
      expect((await site.vitrine("leads", "show", reference)).code).toBe(0);
    process.stdout.write(
      `${ROUNDS} kills: ${thanked.length} visitors thanked, all of ${leads} leads stored once, and their deliveries\n`,
    );
  });
});
