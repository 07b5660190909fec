import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";
import { writeSmallContent } from "../browser/small-content.ts";
import { refreshDeadlineMs } from "./refresh-deadline.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { findFormPath, openForm, submitForm } from "../reliability/lead-visitor.ts";

let databaseUrl: string;
let first: Site;
let second: Site;

beforeAll(async () => {
  databaseUrl = await createDemoDatabase();
  const options = { env: { DATABASE_URL: databaseUrl }, fill: false, writeContent: writeSmallContent };
  [first, second] = await Promise.all([startSite(options), startSite(options)]);
}, 120_000);

afterAll(async () => {
  await first?.dispose();
  await second?.dispose();
});

const readTotal = async ({ url }: Site): Promise<number> =>
  ((await (await fetch(`${url}/api/v1/vehicles?perPage=1`)).json()) as { total: number }).total;

const mails = ({ dataDir }: Site): number => {
  try {
    return readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml")).length;
  } catch {
    return 0;
  }
};

test("two nodes on one PostgreSQL show the same stock, and an import through one shows on both within two seconds", async () => {
  const before = await readTotal(first);
  expect(before).toBeGreaterThan(0);
  expect(await readTotal(second)).toBe(before);
  const feed = join(first.dataDir, "one.csv");
  writeFileSync(feed, "id,brand,model,price\n777002,Ford,Puma,18990\n");
  expect(first.vitrine("import", "vehicles", feed, "--feed", "second").code).toBe(0);
  const imported = performance.now();
  for (const node of [first, second]) {
    await expect.poll(() => readTotal(node), { timeout: 30_000, interval: 50 }).toBe(before + 1);
  }
  const elapsedMs = performance.now() - imported;
  expect(elapsedMs).toBeLessThan(await refreshDeadlineMs({ dataDir: first.dataDir, databaseUrl }));
});

test("a form rendered by one node is accepted by the other, and each email is written once", async () => {
  const form = await openForm(first, await findFormPath(first), "Léa");
  const reference = await submitForm(second, form);
  expect(reference).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(await submitForm(first, form)).toBe(reference);
  await expect.poll(() => mails(first) + mails(second), { timeout: 15_000 }).toBe(2);
  const { stdout } = second.vitrine("leads", "list", "--format", "json");
  expect((JSON.parse(stdout) as { reference: string }[]).map((lead) => lead.reference)).toEqual([reference]);
});
