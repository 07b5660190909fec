import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser/sites/site-process.ts";
import { writeSmallContent } from "../browser/sites/small-content.ts";
import { findFormPath, openForm, postForm, readReferences, submitForm } from "./lead-visitor.ts";
import { createShiftedClock, HOUR_MS, type ShiftedClock } from "./shifted-clock.ts";

let folder: string;
let clock: ShiftedClock;
let site: SiteProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-clock-"));
  clock = createShiftedClock(folder);
});

afterEach(async () => {
  await site?.dispose();
  site = null;
  rmSync(folder, { recursive: true, force: true });
});

/** A site whose clock a test sets, while it runs too. */
const startWithClock = async (env: Readonly<Record<string, string>>, dataDir?: string): Promise<SiteProcess> => {
  site = await startSiteProcess({
    ...(dataDir === undefined ? { writeContent: writeSmallContent } : { dataDir, fill: false }),
    env: { ...env, ...clock.env },
  });
  return site;
};

it("refuses no known client and lets no form wait after the clock was set back by two hours", async () => {
  const { url } = await startWithClock({ LEADS_MIN_FILL_SECONDS: "3600" });
  const readContent = async (): Promise<number> => (await fetch(`${url}/v2/cdn/spaces/me?token=public`)).status;
  expect(await readContent()).toBe(200);
  const form = await openForm({ url }, await findFormPath({ url }), "Marie");
  clock.setAhead(-2 * HOUR_MS);
  expect(await readContent()).toBe(200);
  expect(await postForm({ url }, form)).toMatchObject({ status: 303, reference: expect.any(String) });
});

it("counts no form of the same hour again after a restart with a clock that was set back", async () => {
  const env = { LEADS_RATE_LIMIT: "1/1h" };
  const first = await startWithClock(env);
  const path = await findFormPath(first);
  expect(await submitForm(first, await openForm(first, path, "Marie"))).not.toBeNull();
  await first.end();
  clock.setAhead(2 * HOUR_MS);
  const later = await startWithClock(env, first.dataDir);
  expect(await submitForm(later, await openForm(later, path, "Marie"))).not.toBeNull();
  await later.end();
  clock.setAhead(0);
  const back = await startWithClock(env, first.dataDir);
  expect(await submitForm(back, await openForm(back, path, "Marie"))).not.toBeNull();
  // The limit itself holds.
  expect((await postForm(back, await openForm(back, path, "Marie"))).status).toBe(429);
});

it("keeps leads from a clock 1,200 days ahead until a person confirms it", async () => {
  const running = await startWithClock({});
  const reference = await submitForm(running, await openForm(running, await findFormPath(running), "Marie"));
  clock.setAhead(1_200 * 24 * HOUR_MS);
  await expect
    .poll(async () => (await running.vitrine("leads", "status", "--format", "json")).stdout)
    .toMatch(/"due": ?0/);
  const refused = await running.vitrine("leads", "purge");
  expect([refused.code, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toMatch(/1 of 1 leads; this machine's clock says .* where .* was expected/);
  expect(await readReferences(running)).toEqual([reference]);
  expect((await running.vitrine("leads", "purge", "--confirm")).stdout).toMatch(/^Removed:\nleads +1\n/);
  expect(await readReferences(running)).toEqual([]);
});
