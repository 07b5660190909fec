// The machine's clock jumps by years, ahead and back, while the site runs and before it starts: nothing is deleted or refused.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importFeed } from "../../bench/soak/changed-feed.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";

import { type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { anAlert } from "../builders/alert.ts";
import { readSavedRows } from "../contract/saved-rows.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { postForm, readToken, type SubmittedForm } from "./lead-visitor.ts";
import { createFormOpener } from "./mixed-forms.ts";
import { sendRequest } from "./raw-requests.ts";
import { createShiftedClock, HOUR_MS, type ShiftedClock } from "./shifted-clock.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";
import { limit } from "../time-limits.ts";

/** The short form is in `wrong-clock.test.ts`. */
const JUMPS = Number(process.env["CLOCK_JUMPS"] ?? 12);

/** By how many years the clock is ahead, in turn. */
const YEARS = [5, -3, 20, 0, 1, -10] as const;

const YEAR_MS = 365.25 * 24 * HOUR_MS;

/** What nobody can have again. */
const KEPT_TABLES = ["leads", "bookings", "uploads", "alerts", "vehicles", "catalogue_objects"] as const;

let folder: string;
let clock: ShiftedClock;
let site: SiteProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clock-jumps-"));
  clock = createShiftedClock(folder);
});

afterEach(async () => {
  await site?.dispose();
  site = null;
  rmSync(folder, { recursive: true, force: true });
});

type Target = { readonly databaseUrl: string | null; readonly references: string[] };

const start = async (databaseUrl: string | null, dataDir?: string): Promise<SiteProcess> => {
  const isFilled = databaseUrl !== null || dataDir !== undefined;
  site = await startSiteProcess({
    ...(dataDir !== undefined && { dataDir }),
    ...(isFilled && { fill: false }),
    env: { ...clock.env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
  });
  return site;
};

const restart = async ({ dataDir, end }: SiteProcess, databaseUrl: string | null): Promise<SiteProcess> => {
  await end("SIGTERM");
  return start(databaseUrl, dataDir);
};

/** Sends a form as its visitor does: a form that has expired comes back whole, and is sent again. */
const submit = async (running: SiteProcess, form: SubmittedForm): Promise<string> => {
  const first = await postForm(running, form);
  if (first.reference !== null || typeof form.body !== "string") return first.reference ?? "";
  const body = new URLSearchParams(form.body);
  expect(first.html).toContain(`value="${body.get("last_name")}"`);
  body.set("formulaire", readToken(first.html));
  return (await postForm(running, { ...form, body: body.toString() })).reference ?? `${first.status}`;
};

const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/;

let searches = 0;

/** Pages, APIs, leads and an import, none of them refused. */
const useSite = async (running: SiteProcess, { databaseUrl, references }: Target): Promise<void> => {
  searches += 1;
  const paths = ["/", `/stock?price-max=${20_000 + searches}`, "/api/v1/vehicles", "/v2/cdn/spaces/me?token=public"];
  for (const path of paths) expect([path, (await sendRequest(running.url + path)).status]).toEqual([path, 200]);
  const openForms = await createFormOpener(running);
  for (const form of await openForms(running, 2)) {
    const reference = await submit(running, form);
    expect(reference).toMatch(REFERENCE);
    references.push(reference);
  }
  const env = { DATA_DIR: running.dataDir, ...clock.env, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  await importFeed(join(folder, "feed.csv"), env, searches);
};

const countRows = async (dataDir: string, url: string | null): Promise<readonly number[]> => {
  const database = await openDatabase({ dataDir, url });
  const rows = await readSavedRows(database);
  await database.close();
  return KEPT_TABLES.map((table) => rows[table]?.length ?? 0);
};

const saveAlert = async (dataDir: string, url: string | null): Promise<void> => {
  const database = await openDatabase({ dataDir, url });
  const [alerts, alert] = [createAlertRepository(database), anAlert()];
  await alerts.store.request(alert, ({ email }) => ({
    id: "mail of the alert",
    lead_id: null,
    channel: "mail",
    purpose: "alert",
    destination: email,
    message: { subject: "Alerte", text: "…", html: "…", unsubscribe: null },
  }));
  await alerts.store.confirm(alert.id, new Map(), new Date());
  await alerts.close();
  await database.close();
};

/** Jumps while the site runs and a visitor has a form open, then starts it with that clock. */
const jump = async (running: SiteProcess, years: number, target: Target): Promise<SiteProcess> => {
  const [open] = await (await createFormOpener(running))(running, 1);
  clock.setAhead(years * YEAR_MS);
  if (open !== undefined) target.references.push(await submit(running, open));
  await useSite(running, target);
  const started = await restart(running, target.databaseUrl);
  await useSite(started, target);
  // 2: expired data waits for a person; else there was none.
  expect([0, 2]).toContain((await started.vitrine("leads", "purge")).code);
  return started;
};

it.each(["sqlite", "postgres"])(
  `deletes and refuses nothing on %s when the clock jumps by years, ${JUMPS} times`,
  async (dialect) => {
    const databaseUrl = dialect === "postgres" ? await createDemoDatabase() : null;
    const target: Target = { databaseUrl, references: [] };
    let running = await start(databaseUrl);
    await saveAlert(running.dataDir, databaseUrl);
    const openForms = await createFormOpener(running);
    for (const form of await openForms(running, 3)) target.references.push(await submit(running, form));
    const before = await countRows(running.dataDir, databaseUrl);
    expect(before).not.toContain(0);
    const years = Array.from({ length: JUMPS }, (_, index) => YEARS[index % YEARS.length] ?? 0);
    for (const ahead of years) running = await jump(running, ahead, target);
    running = await jump(running, 0, target);
    const stored = await readStoredData(running, databaseUrl);
    const known = new Set(stored.leads.map(({ reference }) => reference));
    expect(target.references.filter((reference) => !known.has(reference))).toEqual([]);
    expect(findInconsistencies(stored)).toEqual([]);
    const after = await countRows(running.dataDir, databaseUrl);
    for (const [index, count] of before.entries()) expect(after[index]).toBeGreaterThanOrEqual(count);
    process.stdout.write(
      `${dialect}: the clock ahead by ${[...years, 0].join(", ")} years; rows of ${KEPT_TABLES.join(", ")} before ` +
        `${before.join(", ")} and after ${after.join(", ")}; ${target.references.length} leads taken, none lost or refused\n`,
    );
  },
  limit(120_000 + JUMPS * 60_000),
);
