import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { startSite } from "../browser-support/sites/site.ts";
import { aLead, deliveriesOf } from "../builders/stored-lead.ts";

const PUBLIC = { SITE_URL: "https://www.garage-dupont.lu" };

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "refused-"));
  const database = await openDatabase({ dataDir, url: null });
  const leads = createLeadRepository(database);
  const lead = aLead({ created_at: new Date().toISOString() });
  await leads.store.save(lead, deliveriesOf(lead));
  await leads.close();
  await database.close();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mails = (): readonly string[] =>
  existsSync(join(dataDir, "outbox"))
    ? readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml"))
    : [];

test("a start that is refused sends none of the mails that wait, and the next one sends them", async () => {
  const refused = startSite({ dataDir, env: PUBLIC, fill: false });
  await expect(refused).rejects.toThrow("https://www.garage-dupont.lu is public");
  expect(mails()).toEqual([]);
  const site = await startSite({ dataDir, env: { ...PUBLIC, DEMONSTRATION: "true" }, fill: false });
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  await site.dispose();
});
