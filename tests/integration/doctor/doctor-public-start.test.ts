import { sql } from "kysely";
import { expect, test } from "vitest";
import { createSharedSettings, SITE_URL_SETTING } from "../../../src/adapters/database/index.ts";
import { type DoctorSite, useDoctorSite } from "./doctor-site.ts";

let site: DoctorSite;

useDoctorSite((copy) => {
  site = copy;
});

/** What follows the name of the check in the lines of a level. */
const publicStartLines = (out: string, level: "fix" | "warn"): readonly string[] =>
  [...out.matchAll(new RegExp(`^${level.padEnd(5)} public-start: (\\w+ \\w+ \\w+)`, "gm"))].map(
    ([, words = ""]) => words,
  );

test("names every sentence with which a public start is refused; a demonstration makes them warnings", async () => {
  site.environment["SITE_URL"] = "https://www.garage-dupont.lu:1";
  site.environment["CONTENT_DIR"] = "demo/group/content";
  const full = await site.run();
  const refused = ["SMTP_URL is not", "the sender of", "the settings are", "pages are those", "locations are those"];
  expect([full.code, publicStartLines(full.out, "fix")]).toEqual([2, refused]);
  site.environment["DEMONSTRATION"] = "true";
  const meant = await site.run();
  expect([meant.code, publicStartLines(meant.out, "warn")]).toEqual([0, ["the public address", ...refused]]);
  await site.withDatabase(
    async ({ db }) => void (await sql`update vehicles set removed_at = '2026-01-01T00:00:00.000Z'`.execute(db)),
  );
  expect(publicStartLines((await site.run()).out, "warn")).toEqual(["the public address", ...refused, "no vehicle is"]);
});

test("without the environment of the server it says so, and does not judge its emails", async () => {
  await site.withDatabase((database) =>
    createSharedSettings(database).put(SITE_URL_SETTING, "https://www.garage-dupont.lu:1"),
  );
  const { out, code } = await site.run();
  expect(code).toBe(0);
  expect(out).toMatch(
    /^warn {2}public-start: the server runs at https:\/\/www\.garage-dupont\.lu:1, .+ without its SITE_URL; run it with /m,
  );
  expect(out).not.toContain("SMTP_URL");
});
