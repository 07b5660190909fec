// The database of each release (docs/how-to/cut-a-release.md), migrated and served by the program of today.
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { formatEuros } from "#domain/shared/index.ts";
import { createFixtureClock } from "../../scripts/release-fixture/clock.ts";
import { mailsTo } from "../browser-support/leads/mail-box.ts";
import { type Environment, runVitrine } from "../browser-support/sites/run-vitrine.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { readForm } from "../reliability/lead-visitor.ts";
import { get, post } from "./alert-visitor.ts";
import { createReleaseDatabase, RELEASES, rowsOf } from "./release-database.ts";

const MINUTE_MS = 60_000;

const sites = [...RELEASES].flatMap(([version, release]) =>
  (["sqlite", "postgres"] as const).map((dialect) => ({ version, release, dialect })),
);

describe.each(sites)("a site of $version on $dialect, upgraded", ({ release, dialect }) => {
  let folder: string;
  let site: Site;
  let environment: Environment;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vitrine-upgrade-"));
    const dataDir = mkdtempSync(join(folder, "data-"));
    const url = dialect === "sqlite" ? null : await createDatabase(await sharedPostgresUrl());
    await createReleaseDatabase(release, { dataDir, url });
    const clock = createFixtureClock(folder);
    const now = new Date(release.createdAt.getTime() + 10 * MINUTE_MS);
    clock.set(now);
    // The commands run in this process.
    vi.useFakeTimers({ toFake: ["Date"], now });
    const database = url === null ? {} : { DATABASE_URL: url };
    environment = { DATA_DIR: dataDir, ...database };
    site = await startSiteProcess({ dataDir, fill: false, env: { ...clock.environment, ...database } });
  });

  afterAll(async () => {
    vi.useRealTimers();
    await site?.dispose();
    rmSync(folder, { recursive: true });
  });

  const command = async (...words: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await runVitrine(environment, words);
    if (code !== 0) expect.fail(`vitrine ${words.join(" ")} ended with ${code}\n${stdout}${stderr}`);
    return stdout;
  };

  const readJson = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse(await command(...words, "--format", "json"));

  const textsOf = (table: string, column: string): readonly string[] =>
    rowsOf(release, table).map((row) => String(row[column]));

  /** Ids and prices of the vehicles of a search. */
  const search = async (query: string): Promise<ReadonlyMap<number, number | undefined>> => {
    const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=50&${query}`);
    const { vehicles } = (await answer.json()) as {
      readonly vehicles: readonly {
        readonly id: number;
        readonly price: { readonly purchase?: { readonly cents: number } };
      }[];
    };
    return new Map(vehicles.map(({ id, price }) => [id, price.purchase?.cents]));
  };

  /** Rows of the vehicles that a search finds: neither gone from the feed nor sold. */
  const onSale = rowsOf(release, "vehicles").filter(
    (row) => row["removed_at"] === null && !String(row["facts"]).includes('"availability":"sold"'),
  );

  test("has nothing for the doctor but what the release left: a picture without an answer and two deliveries given up", async () => {
    const { code, stdout } = await runVitrine(environment, ["doctor"]);
    // The site's clock has the day of the fixture, PostgreSQL's that of today; the settings are those of today.
    const found = stdout.split("\n").filter((line) => /^(?:warn|fix) +(?!clock|dated-settings| )/.test(line));
    expect(found).toEqual([
      expect.stringMatching(/^warn +pictures: 1 picture of vehicles/),
      expect.stringMatching(/^fix +deliveries: 2 deliveries failed/),
    ]);
    expect(stdout).toMatch(/^ok +vehicles: \d+/m);
    expect(code).toBe(2);
  });

  test("sends what was due and what was being sent, and nothing twice", async () => {
    await expect.poll(() => readJson("leads", "status")).toMatchObject({ deliveries: { due: 0, parked: 2 } });
    const due = rowsOf(release, "deliveries").filter(({ state }) => state === "due");
    expect(due.map(({ attempts }) => attempts)).toEqual(expect.arrayContaining([0, 1]));
    expect(readdirSync(join(site.dataDir, "outbox"))).toHaveLength(due.length);
    for (const { destination } of due) expect(mailsTo(site, String(destination)).length).toBeGreaterThan(0);
  });

  test("finds its vehicles, with their prices and those before a reduction", async () => {
    expect(await search("")).toEqual(new Map(onSale.map((row) => [row["id"], row["price_cents"]])));
    const fords = onSale.filter(({ facts }) => String(facts).includes('"slug":"ford"')).map(({ id }) => id);
    expect(new Set((await search("q=ford")).keys())).toEqual(new Set(fords));
    const reduced = onSale.find(({ prior_cents: prior, price_cents: now }) => Number(prior) > Number(now));
    const answer = await fetch(`${site.url}/api/v1/vehicles/${String(reduced?.["id"])}`);
    const { html } = await get(site, `/stock/${((await answer.json()) as { readonly slug: string }).slug}`);
    const [, lowest] = /Prix le plus bas des 30.jours avant la baisse.*?<s>([^<]+)</.exec(html) ?? [];
    expect(lowest).toBe(formatEuros(Number(reduced?.["prior_cents"])));
  });

  test("lists, shows and exports its leads, with their files", async () => {
    const references = textsOf("leads", "reference").toSorted();
    const referencesIn = async (word: string): Promise<readonly string[]> =>
      ((await readJson("leads", word)) as readonly { readonly reference: string }[])
        .map(({ reference }) => reference)
        .sort();
    expect(await referencesIn("list")).toEqual(references);
    expect(await referencesIn("export")).toEqual(references);
    const [sheet, adf] = [await command("leads", "export"), await command("leads", "export", "--format", "adf")];
    expect(references.filter((reference) => !sheet.includes(reference) || !adf.includes(reference))).toEqual([]);
    for (const { lead_id: lead, facts } of rowsOf(release, "uploads")) {
      const { reference } = rowsOf(release, "leads").find(({ id }) => id === lead) ?? {};
      const { field, sha256 } = JSON.parse(String(facts)) as { readonly field: string; readonly sha256: string };
      const file = join(folder, field);
      await command("leads", "file", String(reference), field, "--output", file);
      expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(sha256);
    }
  });

  test("offers no appointment that is taken, until it is released", async () => {
    const drive = rowsOf(release, "leads").find(({ kind }) => kind === "test_drive");
    const { source } = JSON.parse(String(drive?.["content"])) as { readonly source: { readonly path: string } };
    const { start_at: start } = rowsOf(release, "bookings").find(({ lead_id: lead }) => lead === drive?.["id"]) ?? {};
    const readSlots = async () => (await readForm(site, source.path)).slots;
    expect(await readSlots()).not.toContain(start);
    await command("leads", "release", String(drive?.["reference"]));
    expect(await readSlots()).toContain(start);
  });

  test("confirms an alert by the link of the mail that the release has sent", async () => {
    const { email } = rowsOf(release, "alerts").find(({ state }) => state === "pending") ?? {};
    const { message } = rowsOf(release, "deliveries").find(({ destination }) => destination === email) ?? {};
    const link = /\/alertes\/confirmer\?[^\s"\\]+/.exec(String(message))?.[0] ?? "";
    const { status, html } = await post(site, link);
    expect([status, html.includes("Votre alerte est active")]).toEqual([200, true]);
  });

  test("lists its imports, and takes the last one back", async () => {
    const imports = (await readJson("imports")) as readonly { readonly id: number; readonly status: string }[];
    expect(imports.map(({ id }) => id)).toEqual(
      rowsOf(release, "imports")
        .map(({ id }) => id)
        .toReversed(),
    );
    const last = imports[0]?.id;
    await command("imports", "rollback", String(last));
    const { version } = rowsOf(release, "imports").find(({ id }) => id === last) ?? {};
    const shown = new Set(onSale.map(({ id }) => id));
    const before = rowsOf(release, "stock_undo_vehicles")
      .filter((row) => row["version"] === version && shown.has(row["vehicle_id"] ?? null))
      .map((row) => [row["vehicle_id"], row["price_cents"]]);
    expect(before.length).toBeGreaterThan(0);
    await expect.poll(async () => [...(await search(""))]).toEqual(expect.arrayContaining(before));
  });
});
