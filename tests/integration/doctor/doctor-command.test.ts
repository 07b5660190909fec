import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPurgeState, openDatabase } from "../../../src/adapters/database/index.ts";
import { doctorCommand } from "../../../src/cli/commands/doctor.ts";
import { importCommand } from "../../../src/cli/commands/import.ts";
import type { CliContext } from "../../../src/cli/context.ts";
import { readConfig } from "../../../src/server/environment/config.ts";
import { aLeaseOfferRow } from "../../builders/lease-offer.ts";
import { writeContent } from "./doctor-site.ts";

let folder: string;
let now: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doctor-command-"));
  writeContent(join(folder, "content"));
  now = "2026-11-22T08:00:00Z";
});

afterEach(() => rmSync(folder, { recursive: true }));

const readTestConfig = (dataDir: string) => {
  const config = readConfig({ DATA_DIR: dataDir, CONTENT_DIR: join(folder, "content") });
  if (!config.ok) throw new Error(config.error.join());
  return config.value;
};

const run = async (command: "import" | "doctor", ...words: readonly string[]) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let code = 0;
  const dataDir = join(folder, "data");
  const context = {
    config: readTestConfig(dataDir),
    stdout,
    stderr,
    clock: { now: () => new Date(now) },
    openDatabase: () => openDatabase({ dataDir, url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  const imports = importCommand(context);
  await (command === "import" ? imports : doctorCommand(context)).parseAsync(words, { from: "user" });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
};

const importRows = async (kind: string, rows: readonly object[]): Promise<void> => {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(rows));
  const { code, out, err } = await run("import", kind, file);
  expect({ code, out, err }).toMatchObject({ code: 0 });
};

const FORD = { id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true };
const PUMA = { id: 1, slug: "puma", brand: "ford", name: "Puma", kind: "passenger" };

const aRow = (key: string, values: object) => ({
  key,
  brand: "Ford",
  model: "Puma",
  kind: "passenger",
  condition: "new",
  stock_number: key,
  ...values,
});

const DECLARED = { co2_g_km: 121, "consumption.combined": 5.3 };

test("says where there is no database", async () => {
  const { code, out, err } = await run("doctor");
  expect([code, err]).toEqual([1, expect.stringContaining("error: there is no database at ")]);
  expect(out).toMatch(
    /^fix {3}database: there is no database at .+; start the site, which creates it, or set DATA_DIR/m,
  );
  expect(out).toContain("note  vehicles: not checked, because database or settings cannot be used");
  expect(out).toContain("ok    settings: ");
});

test("finds nothing in complete data", async () => {
  await importRows("brands", [FORD]);
  await importRows("models", [PUMA]);
  await importRows("lease-offers", [aLeaseOfferRow()]);
  await importRows("vehicles", [aRow("A", DECLARED), aRow("B", { condition: "used" })]);
  const { code, out } = await run("doctor");
  expect(code).toBe(0);
  expect(out).toContain("ok    database: no damage found, ");
  expect(out).toContain("ok    vehicles: 2 vehicles, every new car states its CO2 and consumption\n");
  expect(out).toContain("ok    lease-offers: 1 offer, all published\n");
});

test("says that security.txt has expired", async () => {
  await importRows("brands", [FORD]);
  await importRows("vehicles", [aRow("B", { condition: "used" })]);
  now = "2027-10-31T23:00:00Z";
  expect(await run("doctor")).toMatchObject({
    code: 0,
    out: expect.stringContaining("warn  security-contact: security.txt expires on 2027-11-01; set"),
  });
  now = "2027-11-01T00:00:00Z";
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toContain("fix   security-contact: security.txt expired on 2027-11-01 and is not answered");
});

test("warns 60 days before a dated rule of the demo group ends, with its line, and after that", async () => {
  await importRows("brands", [FORD]);
  await importRows("vehicles", [aRow("B", { condition: "used" })]);
  const settings = readFileSync("demo/group/settings/luxembourg.yaml", "utf8");
  const line = settings.slice(0, settings.indexOf("until: 2026-12-31")).split("\n").length;
  const rule = `  demo/group/settings/luxembourg.yaml:${line}: finance.benefit_in_kind`;
  now = "2026-10-31T23:59:00Z";
  expect((await run("doctor")).out).toContain("ok    dated-settings: none ends within 60 days");
  now = "2026-11-28T08:00:00Z";
  const { code, out } = await run("doctor");
  expect([code, out]).toEqual([0, expect.stringMatching(/^warn {2}dated-settings: 1 dated setting /m)]);
  expect(out).toContain(`${rule} ends on 2026-12-31; then lease offers of companies say that no amount is known\n`);
  now = "2027-01-01T08:00:00Z";
  expect((await run("doctor")).out).toContain(`${rule} ended on 2026-12-31; then `);
});

test("names new cars without CO2 or consumption, unpublished offers and hidden configurators", async () => {
  await importRows("brands", [FORD]);
  await importRows("models", [{ ...PUMA, configurator_url: "https://configure.example/puma" }]);
  await importRows("lease-offers", [aLeaseOfferRow({ valid_until: "2026-10-31" })]);
  const undeclared = Array.from({ length: 11 }, (_, n) => aRow(`N${n}`, { co2_g_km: 121 }));
  await importRows("vehicles", [aRow("A", DECLARED), aRow("C", { condition: "demonstrator" }), ...undeclared]);
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toContain("fix   vehicles: 12 of 13 vehicles have no monthly payment");
  expect(out).toMatch(/\d+ Ford Puma, stock number C: lacks CO2 and consumption/);
  expect(out.match(/: lacks /g)).toHaveLength(10);
  expect(out).toContain("… and 2 more");
  expect(out).toContain("  offer ford-puma ended on 2026-10-31");
  expect(out).toContain("  model ford/puma");
  const { checks } = JSON.parse((await run("doctor", "--format", "json")).out) as {
    checks: readonly { check: string; status: string; data: { undeclared?: { count: number } } }[];
  };
  expect(checks.find(({ check }) => check === "vehicles")).toMatchObject({
    status: "fix",
    data: { undeclared: { count: 12 } },
  });
});

test("says that expired data waits for a person", async () => {
  await importRows("brands", [FORD]);
  const database = await openDatabase({ dataDir: join(folder, "data"), url: null });
  await createPurgeState(database).saveHold({
    reason: "clock",
    at: "2030-03-11T08:00:00.000Z",
    expected: "2026-11-22T08:00:00.000Z",
    expiring: [{ name: "leads", expired: 197, total: 200 }],
    isTold: true,
  });
  await database.close();
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toMatch(
    /^fix {3}retention: expired data is not deleted: 197 of 200 leads; .*\.\/vitrine leads purge --confirm$/m,
  );
});
