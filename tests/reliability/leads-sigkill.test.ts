import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../browser/site.ts";
import { formPath, keptReferences, type OpenForm, openForm, sendForm } from "./lead-visitor.ts";

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

  it(`is there after each of ${ROUNDS} kills under ${AT_ONCE} posts at once`, {
    timeout: ROUNDS * 30_000,
  }, async () => {
    const thanked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const forms: OpenForm[] = [];
      for (let visitor = 0; visitor < AT_ONCE; visitor += 1) forms.push(await openForm(site, path, "Visiteur"));
      let answers = 0;
      const killAfter = 1 + ((round * 7) % AT_ONCE);
      const killed = Promise.withResolvers<void>();
      const sending = forms.map(async (form) => {
        const reference = await sendForm(site, form);
        if (reference !== null) thanked.push(reference);
        answers += 1;
        if (answers === killAfter) killed.resolve(site.end("SIGKILL").then(() => undefined));
      });
      await Promise.all([...sending, killed.promise]);
      await restart();
    }
    const kept = await keptReferences(site);
    expect(thanked.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(thanked.filter((reference) => !kept.includes(reference))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const { leads, deliveries } = status();
    expect((deliveries["due"] ?? 0) + (deliveries["sent"] ?? 0)).toBe(2 * leads);
  });
});
