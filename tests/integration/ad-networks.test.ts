import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importFeedBytes } from "../builders/imported-feed.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { waitFor } from "../wait-for.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite({});
});

afterAll(() => site?.dispose());

const REFUSED = "tests/fixtures/feeds/refused-by-google.csv";

const read = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

const vitrine = async (...words: readonly string[]) => {
  const { code, stdout, stderr } = await site.vitrine(...words);
  expect([code, stderr.includes("error:")]).toEqual([0, false]);
  return { stdout, stderr: stderr.replace(/^database: .*\n/, "") };
};

type Row = Readonly<Record<string, string>>;

/** The rows of a network's CSV, read by the reader of feeds; texts without line breaks. */
const rowsOf = (csv: string): readonly Row[] => {
  const [head = "", ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(",");
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? "", cell])));
};

const GOOGLE = "/feeds/google-vehicle-ads.csv";
const META = "/feeds/meta-automotive.csv";

describe("what the networks get of the demo group", () => {
  test("names a vehicle as its page's structured data and event do", async () => {
    const [google] = rowsOf(await read(GOOGLE));
    const meta = rowsOf(await read(META)).find(({ vehicle_id: id }) => id === google?.["id"]);
    const page = await read(new URL(google?.["link"] ?? "").pathname);
    expect(meta?.["vehicle_id"]).toBe(google?.["id"]);
    expect(page).toContain(`"sku":"${google?.["id"]}"`);
  });

  test("has the store codes of the locations as text", async () => {
    expect(new Set(rowsOf(await read(GOOGLE)).map(({ store_code: code }) => code))).toContain("ALZETTE-01");
    const locations = JSON.parse((await vitrine("export", "locations")).stdout) as { store_codes: object }[];
    expect(locations[0]?.store_codes).toEqual({ google: "ALZETTE-01", meta: "ALZETTE-01" });
    const path = join(site.dataDir, "locations.json");
    const write = (google: unknown) =>
      writeFileSync(
        path,
        JSON.stringify(locations.map((one, at) => (at === 0 ? { ...one, store_codes: { google } } : one))),
      );
    write(12);
    expect((await site.vitrine("import", "locations", path)).stdout).toContain("must be a text: in quotation marks");
    write("0012");
    await vitrine("import", "locations", path);
    const codes = async () => new Set(rowsOf(await read(GOOGLE)).map(({ store_code: code }) => code));
    await waitFor(async () => expect(await codes()).toContain("0012"));
    expect(new Set(rowsOf(await read(META)).map(({ dealer_id: id }) => id))).toContain("bertrange");
  });

  test("doctor counts what they refuse, by reason", async () => {
    const answer = await site.vitrine("doctor", "--format", "json");
    const { checks } = JSON.parse(answer.stdout) as {
      checks: { check: string; findings: { level: string; what: string }[] }[];
    };
    const findings = checks.find(({ check }) => check === "networks")?.findings ?? [];
    expect(findings.map(({ level }) => level)).toEqual(findings.map(() => "note"));
    expect(findings.map(({ what }) => what)).toEqual([
      expect.stringMatching(
        /^Google refuses \d+ of \d+ vehicles of \/feeds\/google-vehicle-ads\.csv: \d+ has no photograph/,
      ),
      expect.stringMatching(/^Meta refuses .* \d+ has no VIN/),
      expect.stringContaining("showVin: true"),
    ]);
  });
});

describe("our own format", () => {
  test("taken in again changes nothing, overrides and hidden vehicles included; /feeds/ has no hidden vehicle", async () => {
    const ids = rowsOf(await read(GOOGLE)).map(({ id }) => id ?? "");
    const [hidden = "", sold = "", cheaper = ""] = ids;
    await vitrine("vehicle", "hide", hidden);
    await vitrine("vehicle", "sell", sold);
    await vitrine("vehicle", "price", cheaper, "19990");
    for (const file of ["vitrine.json", "vitrine.csv", "google-vehicle-ads.csv", "meta-automotive.csv"])
      await waitFor(async () =>
        expect(await read(`/feeds/${file}`)).not.toMatch(new RegExp(`(?:^|"id":)${hidden}\\b`, "m")),
      );
    const overrides = (await vitrine("vehicle", "list", "--overrides")).stdout;
    for (const name of ["vitrine-csv", "vitrine-json"]) {
      const path = join(site.dataDir, name.replace("-", "."));
      const written = await vitrine("export", "vehicles", "--as", name, "--out", path);
      expect(written.stderr).toMatch(/^\d+ vehicles written as \S+\n$/);
      const { stdout } = await vitrine("import", "vehicles", path, "--format", "json");
      expect(JSON.parse(stdout)).toMatchObject({
        status: "identical",
        counts: { added: 0, changed: 0, removed: 0 },
      });
      expect((await vitrine("vehicle", "list", "--overrides")).stdout).toBe(overrides);
    }
  });

  test("of a feed with keys of its own goes back to that feed", async () => {
    await vitrine("import", "vehicles", REFUSED, "--feed", "keys", "--force");
    const path = join(site.dataDir, "keys.csv");
    const { stderr } = await vitrine("export", "vehicles", "--as", "vitrine-csv", "--feed", "keys", "--out", path);
    expect(stderr).toBe(
      "6 vehicles written as vitrine-csv\ntaken in again with: vitrine import vehicles FILE --feed keys\n",
    );
    const { stdout } = await vitrine("import", "vehicles", path, "--feed", "keys", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ counts: { added: 0, changed: 0, removed: 0, unchanged: 6 } });
    const unknown = await site.vitrine("export", "vehicles", "--as", "vitrine-csv", "--feed", "other");
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("no feed other lists vehicles")]);
  });
});

describe("what Google and Meta refuse", () => {
  const GOOGLE_REASONS = {
    "has no photograph": 6,
    "is used and has no mileage": 1,
    "is used with 0 km": 1,
    "is new with 200 km or more": 1,
    "is new and more than 2 years old": 1,
    "has a doubtful mileage, above 100000 km a year": 1,
  };

  test("is counted by feed check, and is no flaw of the feed", async () => {
    const { stdout } = await vitrine("feed", "check", REFUSED, "--feed", "keys", "--format", "json");
    const { verdict, networks } = JSON.parse(stdout) as { verdict: string; networks: readonly object[] };
    expect(verdict).toBe("clean");
    expect(networks[0]).toEqual({ network: "Google", refused: 6, reasons: GOOGLE_REASONS });
    expect(networks[1]).toMatchObject({
      network: "Meta",
      refused: 6,
      reasons: { "has no VIN": 6, "has no colour": 6 },
    });
    const table = (await vitrine("feed", "check", REFUSED, "--feed", "keys")).stdout;
    expect(table).toContain("Google would refuse 6 of 6 vehicles:\n  6  has no photograph\n");
  });

  test("is counted by the export", async () => {
    const { stderr } = await vitrine(
      "export",
      "vehicles",
      "--as",
      "google-vehicle-ads",
      "--out",
      join(site.dataDir, "g.csv"),
    );
    expect(stderr).toMatch(/^\d+ of them Google will refuse:\n {2}\d+: has no photograph$/m);
    expect(stderr).toMatch(/^ {2}1: is used with 0 km$/m);
  });
});

test("a long description is cut at a word, at most 5,000 characters", async () => {
  const words = `${"Lorem voiture. ".repeat(400)}fin`;
  const feed = `key,brand,model,price.purchase.cents,mileage_km,location_id,description\nL1,Ford,Puma,1860000,10,1,${words}\n`;
  const path = join(site.dataDir, "long.csv");
  writeFileSync(path, feed);
  await vitrine("import", "vehicles", path, "--feed", "long");
  const out = join(site.dataDir, "meta.csv");
  await vitrine("export", "vehicles", "--as", "meta-automotive", "--out", out);
  const { vehicles } = await importFeedBytes(
    (async function* () {
      yield readFileSync(out);
    })(),
    "meta-automotive",
  );
  const description = vehicles.find(({ attributes }) => attributes.description?.startsWith("Lorem"))?.attributes
    .description;
  expect(description).toMatch(/ voiture\.…$|Lorem…$/);
  expect(description?.length).toBeGreaterThan(4_900);
  expect(description?.length).toBeLessThanOrEqual(5_000);
});
