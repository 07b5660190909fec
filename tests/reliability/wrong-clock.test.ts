// The machine's clock is wrong, while the site runs and before it starts. `clock-jumps.long.test.ts` has more jumps.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { findFormPath, openForm, openForms, postForm, readReferences, submitForm } from "./lead-visitor.ts";
import { createShiftedClock, HOUR_MS, type ShiftedClock } from "./shifted-clock.ts";

let folder: string;
let clock: ShiftedClock;
let site: SiteProcess;
let formPath: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-clock-"));
  clock = createShiftedClock(folder);
  site = await startSiteProcess({ writeContent: writeSmallContent, env: { LEADS_RATE_LIMIT: "1/1h", ...clock.env } });
  formPath = await findFormPath(site);
});

afterAll(async () => {
  await site?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** What a run leaves whose clock was two hours ahead: forms counted in an hour to come. */
const countAsLater = async (): Promise<void> => {
  const database = await openDatabase({ dataDir: site.dataDir, url: null });
  const counters = await database.db.selectFrom("counters").selectAll().execute();
  const later = counters.map((counter) => ({
    ...counter,
    window_at: new Date(Date.parse(counter.window_at) + 2 * HOUR_MS).toISOString(),
  }));
  await database.db.insertInto("counters").values(later).execute();
  await database.close();
};

const restart = async (env: Readonly<Record<string, string>>): Promise<void> => {
  await site.end();
  const contentDir = join(site.dataDir, "content");
  site = await startSiteProcess({
    dataDir: site.dataDir,
    fill: false,
    env: { CONTENT_DIR: contentDir, ...env, ...clock.env },
  });
};

const sendLead = async (): Promise<string | null> => submitForm(site, await openForm(site, formPath, "Marie"));

const readContent = async (): Promise<number> => (await fetch(`${site.url}/v2/cdn/spaces/me?token=public`)).status;

const sent: (string | null)[] = [];

it("refuses no known client, lets no form wait and counts none of the same hour again after the clock was set back", async () => {
  sent.push(await sendLead());
  await site.end();
  await countAsLater();
  await restart({ LEADS_RATE_LIMIT: "1/1h", LEADS_MIN_FILL_SECONDS: "3600" });
  expect(await readContent()).toBe(200);
  const [form, another] = await openForms(site, formPath, 2);
  if (form === undefined || another === undefined) throw new Error("no forms");
  clock.setAhead(-2 * HOUR_MS);
  expect(await readContent()).toBe(200);
  const { status, reference } = await postForm(site, form);
  expect(status).toBe(303);
  sent.push(reference);
  expect(sent).toEqual(Array(2).fill(expect.stringMatching(/-/)));
  // The limit itself holds.
  expect((await postForm(site, another)).status).toBe(429);
});

it("serves, takes forms and keeps all leads with a clock five years ahead, until a person confirms it", async () => {
  const before = await openForm(site, formPath, "Julie");
  clock.setAhead(5 * 365.25 * 24 * HOUR_MS);
  await restart({});
  for (const path of ["/", "/stock?price-max=43210", "/api/v1/vehicles"])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  // A form that has expired comes back whole.
  expect((await postForm(site, before)).html).toContain('value="Julie"');
  const later = await sendLead();
  expect(new Set(await readReferences(site))).toEqual(new Set([...sent, later]));
  await expect
    .poll(async () => (await site.vitrine("leads", "status", "--format", "json")).stdout)
    .toMatch(/"due": ?0/);
  const refused = await site.vitrine("leads", "purge");
  expect([refused.code, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toMatch(/2 of 3 leads; this machine's clock says .* where .* was expected/);
  expect(new Set(await readReferences(site))).toEqual(new Set([...sent, later]));
  expect((await site.vitrine("leads", "purge", "--confirm")).stdout).toMatch(/^Removed:\nleads +2\n/);
  expect(await readReferences(site)).toEqual([later]);
});
