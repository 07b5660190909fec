import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Command } from "commander";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFeedStore, createStockWriter, openDatabase } from "../../src/adapters/database/index.ts";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { doctorCommand } from "../../src/cli/commands/doctor.ts";
import { feedCommand } from "../../src/cli/commands/feed.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import { importsCommand } from "../../src/cli/commands/imports.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { CollectedOutput } from "../fakes/collected-output.ts";

const PICTURES = [
  "https://dealer.example/1.jpg",
  "https://cdn.example/2.jpg",
  "https://cdn.example/3.jpg",
  "https://photos.example:8443/4.jpg",
  "https://films.example/5.mp4",
  "https://youtu.be/abcdefghijk",
  "https://films.example/6.mov",
].join(",");

const FEED = `key,brand,model,mileage_km,media\nK1,Ford,Puma,10,"${PICTURES}"\nK2,Ford,Puma,20,https://cdn.example/7.jpg\n`;

/** The settings of Luxembourg name no host of pictures and no host of films. */
const ADVICE = [
  "  3 pictures of cdn.example (hosts.images)",
  "  1 film of films.example (hosts.media)",
  "  1 picture of photos.example:8443 (hosts.images)",
  "  to allow them, write in demo/group/settings/luxembourg.yaml under hosts:",
  "    images: [cdn.example, photos.example:8443]",
  "    media: [films.example]",
].join("\n");

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "refused-hosts-"));
  file = join(folder, "stock.csv");
  await writeFile(file, FEED);
});

afterEach(() => rm(folder, { recursive: true }));

const openData = () => openDatabase({ dataDir: join(folder, "data"), url: null });

const run = async (
  create: (context: CliContext) => Command,
  line: string,
  feedUrl = "https://dealer.example/stock.csv",
) => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const config = readConfig({
    DATA_DIR: join(folder, "data"),
    CONTENT_DIR: join(import.meta.dirname, "../../content"),
    SITE: "luxembourg",
    STOCK_FEED_URL: feedUrl,
  });
  if (!config.ok) throw new Error(config.error.join());
  const context = {
    config: config.value,
    stdin: Readable.from([]),
    stdout,
    stderr,
    clock: { now: () => new Date("2026-11-21T08:00:00Z") },
    openDatabase: openData,
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  await create(context).parseAsync(line.split(" "), { from: "user" });
  return { code, out: stdout.text };
};

test("the check of a feed names each refused host with its number and the line to add", async () => {
  const { code, out } = await run(feedCommand, `check ${file} --profile vitrine`);
  expect(out).toContain(ADVICE);
  expect(out).not.toContain("dealer.example (");
  expect(code).toBe(2);
  expect(out).toContain('1 × "https://films.example/6.mov" is no film that a page can play');
  const json = JSON.parse((await run(feedCommand, `check ${file} --profile vitrine --format json`)).out);
  expect(json.refused_hosts[0]).toEqual({ setting: "images", host: "cdn.example", count: 3 });
});

test("so do an import, a simulated one, its report file, and what is shown of it later", async () => {
  const report = join(folder, "report.json");
  expect((await run(importCommand, `vehicles ${file} --dry-run`)).out).toContain(ADVICE);
  expect((await run(importCommand, `vehicles ${file} --report ${report}`)).out).toContain(ADVICE);
  expect(JSON.parse(await readFile(report, "utf8")).refused_hosts).toHaveLength(3);
  // Unchanged rows are not read again, and the stock still has their pictures.
  expect((await run(importCommand, `vehicles ${file}`)).out).toContain(ADVICE);
  expect((await run(importCommand, `vehicles ${file} --dry-run`)).out).toContain(ADVICE);
  expect((await run(importsCommand, "show 1")).out).toContain(ADVICE);
  const detail = JSON.parse((await run(importsCommand, "show 1 --format json")).out);
  expect(detail.refused_hosts).toHaveLength(3);
});

test("an import says what hosts answered for pictures", async () => {
  await run(importCommand, `vehicles ${file}`);
  const database = await openData();
  await database.db.updateTable("pictures").set({ last_error: "the host answered 500" }).execute();
  await database.close();
  await writeFile(file, FEED.replace(",20,", ",21,"));
  const { out } = await run(importCommand, `vehicles ${file}`);
  expect(out).toContain("pictures: 1 wait for the server to fetch them\nPictures that their hosts did not deliver");
  expect(out).toContain("  1 picture of dealer.example: the host answered 500\n");
  await writeFile(file, FEED.replace(",20,", ",22,"));
  const json = JSON.parse((await run(importCommand, `vehicles ${file} --format json`)).out);
  expect(json.pictures_failed).toEqual([{ host: "dealer.example", reason: "the host answered 500", count: 1 }]);
});

test("the doctor names them until the settings have the lines", async () => {
  await run(importCommand, `vehicles ${file}`);
  const { code, out } = await run(doctorCommand, "--format text");
  expect(out).toContain("fix   pictures: pictures and films of vehicles are not shown, ");
  expect(out).toContain(ADVICE);
  expect(code).toBe(2);
  const settings = (await readFile("demo/group/settings/luxembourg.yaml", "utf8"))
    .replace("  images: []", "  images: [cdn.example, photos.example:8443]")
    .replace("  media: []", "  media: [films.example]");
  const edited = join(folder, "settings.yaml");
  await writeFile(edited, settings);
  expect(readSettings(edited)).toMatchObject({ ok: true, value: { hosts: { media: ["films.example"] } } });
});

test("the hosts of the followed feeds need no line, also while a feed is paused", async () => {
  const database = await openData();
  await createFeedStore(database).add({
    name: "nord",
    source: "https://cdn.example/export/stock.csv",
    profile: "vitrine",
    intervalSeconds: 900,
    guards: {},
    pausedAt: "2026-11-20T08:00:00Z",
  });
  await database.close();
  const { out } = await run(importCommand, `vehicles ${file}`);
  expect(out).not.toContain("cdn.example (");
  expect(out).toContain("    images: [photos.example:8443]");
  expect(out).toContain("pictures: 4 wait");
});

test("counts nothing in vehicles that left the stock", async () => {
  await run(importCommand, `vehicles ${file}`);
  const database = await openData();
  const stock = createStockWriter(database, { now: () => new Date() });
  await stock.rollBack(1);
  await database.close();
  expect((await run(doctorCommand, "--format text")).out).not.toContain("cdn.example");
});
