import { sql } from "kysely";
import { expect, test } from "vitest";
import { createFeedStore, createSharedSettings, SITE_URL_SETTING } from "../../../src/adapters/database/index.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { saveImportRecord } from "../../../src/adapters/database/stock/import-records.ts";
import { type DoctorSite, useDoctorSite } from "./doctor-site.ts";

let site: DoctorSite;

useDoctorSite((copy) => {
  site = copy;
});

test("an accepted vehicle is a good import", async () => {
  await site.withDatabase(async (database) => {
    const now = site.now.toISOString();
    const counts = { rows: 1, added: 1, changed: 0, unchanged: 0, removed: 0, refused: 0 };
    const record = {
      feed: "vitrine",
      started_at: now,
      finished_at: now,
      status: "accepted",
      counts,
      reason: "V-1",
    } as const;
    await saveImportRecord(database.db, record, null);
  });
  const { out, code } = await site.run();
  expect(out).not.toContain("is accepted");
  expect(code).toBe(0);
});

test("several vehicles of one feed with one VIN are named, and a profile whose path depends on a folder", async () => {
  await site.withDatabase(async (database) => {
    await sql`update vehicles set vin = 'WF0XXXTTGXPA00001' where id in (select id from vehicles where removed_at is null limit 2)`.execute(
      database.db,
    );
    const feed = {
      name: "nord",
      source: "nord.csv",
      profile: "profiles/nord.yaml",
      intervalSeconds: null,
      guards: {},
      pausedAt: null,
    };
    await createFeedStore(database).add({ ...feed, intervalSeconds: 900 });
  });
  const { out } = await site.run();
  expect(out).toMatch(
    /^warn {2}feeds: 1 VIN is listed by several vehicles of one feed, .+\n {2}WF0XXXTTGXPA00001: \S+, \S+ of vitrine$/m,
  );
  expect(out).toMatch(
    /^warn {2}feeds: the profile profiles\/nord\.yaml of nord is a relative path, .+ --profile \/.+\/profiles\/nord\.yaml$/m,
  );
});

test("a public address with a port, and one at a reserved name whose checks were left out, are named", async () => {
  site.environment["SITE_URL"] = "https://www.garage-dupont.lu:3001";
  expect((await site.run()).out).toMatch(
    /^warn {2}public-start: the public address https:\/\/www\.garage-dupont\.lu:3001 has the port 3001/m,
  );
  site.environment["SITE_URL"] = "https://www.garage.example";
  expect((await site.run()).out).toMatch(
    /^warn {2}public-start: www\.garage\.example is a reserved name, .+ was not checked/m,
  );
});

test("pages that are not written yet refuse a first public start, and are a warning where the site was public before", async () => {
  site.environment["SITE_URL"] = "https://www.garage-dupont.lu";
  const page =
    "name: Mentions légales\ntitle: Mentions légales\nsections:\n  - component: text\n    text: !markdown |\n      **Éditeur** : À COMPLÉTER\n...\n";
  writeFileSync(join(site.contentDir, "mentions-legales.yaml"), page);
  const line = (level: string) =>
    new RegExp(`^${level.padEnd(5)} public-start: pages have texts that are still to fill in: mentions-legales; `, "m");
  expect((await site.run()).out).toMatch(line("fix"));
  await site.withDatabase((database) =>
    createSharedSettings(database).put(SITE_URL_SETTING, "https://www.garage-dupont.lu"),
  );
  const { out } = await site.run();
  expect(out).toMatch(line("warn"));
  expect(out).not.toMatch(line("fix"));
});
