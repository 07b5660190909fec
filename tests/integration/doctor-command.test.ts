import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPurgeMemory, openDatabase } from "../../src/adapters/database/index.ts";
import { doctorCommand } from "../../src/cli/commands/doctor.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { aLeaseOfferRow } from "../builders/lease-offer.ts";

let folder: string;
let now: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doctor-command-"));
  now = "2026-11-22T08:00:00Z";
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = async (command: "import" | "doctor", ...words: readonly string[]) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let code = 0;
  const dataDir = join(folder, "data");
  const context = {
    config: { dataDir, databaseUrl: null, site: "luxembourg" },
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
  expect(await run("doctor")).toMatchObject({ code: 1, out: "", err: expect.stringContaining("there is no database") });
});

test("finds nothing in complete data", async () => {
  await importRows("brands", [FORD]);
  await importRows("models", [PUMA]);
  await importRows("lease-offers", [aLeaseOfferRow()]);
  await importRows("vehicles", [aRow("A", DECLARED), aRow("B", { condition: "used" })]);
  const { code, out } = await run("doctor");
  expect({ code, out }).toEqual({
    code: 0,
    out: "ok    database: no damage found\nok    vehicles: 2, every new car states its CO2 and consumption\nok    lease offers: 1, all published\n",
  });
});

test("says that security.txt has expired", async () => {
  await importRows("brands", [FORD]);
  await importRows("vehicles", [aRow("B", { condition: "used" })]);
  now = "2027-10-31T23:00:00Z";
  expect(await run("doctor")).toMatchObject({ code: 0, out: expect.not.stringContaining("security.txt") });
  now = "2027-11-01T00:00:00Z";
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toContain("fix   security.txt: it expired on 2027-11-01 and is not answered");
});

test("names new cars without CO2 or consumption, unpublished offers and hidden configurators", async () => {
  await importRows("brands", [FORD]);
  await importRows("models", [{ ...PUMA, configurator_url: "https://configure.example/puma" }]);
  await importRows("lease-offers", [aLeaseOfferRow({ valid_until: "2026-10-31" })]);
  const undeclared = Array.from({ length: 11 }, (_, n) => aRow(`N${n}`, { co2_g_km: 121 }));
  await importRows("vehicles", [aRow("A", DECLARED), aRow("C", { condition: "demonstrator" }), ...undeclared]);
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toContain("fix   vehicles: 12 of 13 have no monthly payment");
  expect(out).toMatch(/\d+ Ford Puma, stock number C: lacks CO2 and consumption/);
  expect(out.match(/: lacks /g)).toHaveLength(10);
  expect(out).toContain("… and 2 more");
  expect(out).toContain("  offer ford-puma ended on 2026-10-31");
  expect(out).toContain("  model ford/puma");
  const json = JSON.parse((await run("doctor", "--format", "json")).out) as { undeclared: { count: number } };
  expect(json.undeclared.count).toBe(12);
});

test("says that expired data waits for a person", async () => {
  await importRows("brands", [FORD]);
  const database = await openDatabase({ dataDir: join(folder, "data"), url: null });
  await createPurgeMemory(database).saveHold({
    reason: "clock",
    at: "2030-03-11T08:00:00.000Z",
    expected: "2026-11-22T08:00:00.000Z",
    expiring: [{ name: "leads", expired: 197, total: 200 }],
    isTold: true,
  });
  await database.close();
  const { code, out } = await run("doctor");
  expect(code).toBe(2);
  expect(out).toMatch(/^fix {3}expired data is not deleted: 197 of 200 leads; .*\.\/vitrine leads purge --confirm$/m);
});
