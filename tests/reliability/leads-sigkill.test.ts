import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../browser/site.ts";
import { misfitsIn, readKept } from "./kept-leads.ts";
import { formPath, keptReferences, openForm, sendForm } from "./lead-visitor.ts";
import { formsOf, type MixedForm } from "./mixed-forms.ts";

/** `KILL_ROUNDS=100` for the whole exercise. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);

const AT_ONCE = 20;

describe("a lead that a visitor was thanked for", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-sigkill-"));
  let site: Site;
  let path = "";

  const restart = async (): Promise<void> => {
    site = await startSite({ dataDir, fill: false });
  };
  /** Sends all at once, kills the server after so many answers, and starts it again. */
  const killUnder = async (
    forms: readonly MixedForm[],
    answered: number,
    thanked: Map<string, MixedForm>,
  ): Promise<void> => {
    let answers = 0;
    const killed = Promise.withResolvers<void>();
    const sending = forms.map(async (form) => {
      const reference = await sendForm(site, form);
      if (reference !== null) thanked.set(reference, form);
      answers += 1;
      if (answers === answered) killed.resolve(site.end("SIGKILL").then(() => undefined));
    });
    await Promise.all([...sending, killed.promise]);
    await restart();
  };
  const status = (): { leads: number; deliveries: Record<string, number> } =>
    JSON.parse(site.vitrine("leads", "status", "--format", "json").stdout) as never;

  beforeAll(async () => {
    site = await startSite({ dataDir });
    path = await formPath(site);
  }, 120_000);
  afterAll(async () => {
    await site.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("is there after the server was killed right after the answer, with its deliveries", async () => {
    const form = await openForm(site, path, "Marie");
    const reference = await sendForm(site, form);
    await site.end("SIGKILL");
    await restart();
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await keptReferences(site)).toEqual([reference]);
    expect(site.vitrine("leads", "show", reference ?? "").code).toBe(0);
    const { deliveries } = status();
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2);
  });

  it("is still one lead when the visitor sends the form again after the crash", async () => {
    const form = await openForm(site, path, "Julie");
    const reference = await sendForm(site, form);
    const before = status().leads;
    await site.end("SIGKILL");
    await restart();
    expect(await sendForm(site, form)).toBe(reference);
    expect(status().leads).toBe(before);
  });

  it(`is there whole after each of ${ROUNDS} kills under ${AT_ONCE} posts of three kinds at once`, {
    timeout: ROUNDS * 60_000,
  }, async () => {
    const openForms = await formsOf(site);
    const thanked = new Map<string, MixedForm>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await killUnder(await openForms(site, AT_ONCE), 1 + ((round * 7) % AT_ONCE), thanked);
      const kept = await readKept(site);
      const byReference = new Map(kept.leads.map((lead) => [lead.reference, lead]));
      expect([...thanked.keys()].filter((reference) => !byReference.has(reference))).toEqual([]);
      expect(byReference.size).toBe(kept.leads.length);
      expect(misfitsIn(kept)).toEqual([]);
      for (const [reference, { sha256 }] of thanked) {
        expect(byReference.get(reference)?.files.map((file) => file.sha256)).toEqual(sha256 === null ? [] : [sha256]);
      }
    }
    expect(thanked.size).toBeGreaterThanOrEqual(ROUNDS);
    const { seats, files } = await readKept(site);
    expect([seats.length > 0, files.length > 0]).toEqual([true, true]);
    const { leads, deliveries } = status();
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2 * leads);
  });
});
