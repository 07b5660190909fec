import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createStockReader,
  createStockWriter,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { loadProfile, readFeed, storeFeed } from "../../src/adapters/feeds/index.ts";
import { sha256Digest } from "../../src/adapters/signing/index.ts";
import { DEFAULT_IMPORT_GUARDS, type FeedProfile, type ImportReport } from "../../src/domain/imports/index.ts";
import { withDecidedNumbers } from "#application/imports/decided-numbers.ts";
import { importVehicles } from "../../src/application/imports/vehicles/import-vehicles.ts";

const clock = { now: () => new Date("2026-11-21T08:00:00Z") };

/** A feed of forty vehicles, so that a few of them are less than a fifth, each with letters beyond ASCII. */
type Format = {
  readonly title: string;
  readonly profile: string;
  readonly head: string;
  readonly row: (n: number) => string;
  readonly foot: string;
  readonly encoding: "utf8" | "latin1";
};

const RATED = 117;

/** A line of the mobile.de format with values at some positions, empty elsewhere. */
const formatLine = (fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: RATED }, (_, position) => fields[position] ?? "").join(";");

const GOOGLE = "id,title,price,condition,brand,model,year,mileage,description";
const META = "vehicle_id,make,model,year,mileage.value,mileage.unit,price,state_of_vehicle,description";

const FORMATS: readonly Format[] = [
  {
    title: "mobile.de CSV",
    profile: "mobile-de",
    encoding: "latin1",
    head: "",
    row: (n) =>
      `${formatLine({ 1: `F-${n}`, 3: '"Citroën"', 4: '"C3"', 9: `${n}00`, 10: "19990", 25: '"Gepflegt; wie früher"', 109: "1" })}\n`,
    foot: "",
  },
  {
    title: "Google CSV",
    profile: "google-vehicle-ads",
    encoding: "utf8",
    head: `${GOOGLE}\n`,
    row: (n) => `${n + 1},"Citroën, C3",19990 EUR,used,Citroën,C3,2021,${n}00 km,"Très bien, n° ${n}"\n`,
    foot: "",
  },
  {
    title: "Google RSS",
    profile: "google-vehicle-ads",
    encoding: "utf8",
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    row: (n) =>
      `<item><g:id>${n + 1}</g:id><g:brand>Citroën</g:brand><g:model>C3</g:model><g:price>19990 EUR</g:price><g:mileage>${n}00 km</g:mileage></item>\n`,
    foot: "</channel></rss>\n",
  },
  {
    title: "Meta CSV",
    profile: "meta-automotive",
    encoding: "utf8",
    head: `${META}\n`,
    row: (n) => `${n + 1},Citroën,C3,2021,${n}00,KM,19990 EUR,USED,"Très bien, n° ${n}"\n`,
    foot: "",
  },
  {
    title: "Meta XML",
    profile: "meta-automotive",
    encoding: "utf8",
    head: '<?xml version="1.0"?>\n<listings>\n',
    row: (n) =>
      `<listing><vehicle_id>${n + 1}</vehicle_id><make>Citroën</make><model>C3</model><price>19990 EUR</price><mileage><value>${n}00</value><unit>KM</unit></mileage></listing>\n`,
    foot: "</listings>\n",
  },
];

const createFeed = ({ head, row, foot, encoding }: Format, from = 0): Buffer =>
  Buffer.from(head + Array.from({ length: 40 - from }, (_, n) => row(n + from)).join("") + foot, encoding);

/** `npm run test:long` truncates at more places, and has both bombs for each format. */
const IS_LONG = Number(process.env["FC_RUNS"] ?? 1) > 1;

/** In percent. */
const STEP = IS_LONG ? 5 : 19;

const BOMB_BYTES = 80 * 2 ** 20;

const FILLER = Buffer.alloc(BOMB_BYTES, "x");

const SPACES = gzipSync(Buffer.alloc(BOMB_BYTES, " "), { level: 1 });

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  database = await openDatabase({ dataDir: folder, url: null });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const loadProfileOrThrow = async (name: string): Promise<FeedProfile> => {
  const profile = await loadProfile(name);
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  return profile.value;
};

const importFeed = async (format: Format, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<ImportReport> => {
  const profile = await loadProfileOrThrow(format.profile);
  const pieces = (async function* () {
    if (!(bytes instanceof Uint8Array)) yield* bytes;
    else for (let at = 0; at < bytes.length; at += 512) yield bytes.subarray(at, at + 512);
  })();
  const reading = { profile, bytes: pieces, lenient: false };
  return withDecidedNumbers({ storeFeed, readFeed, clock }, reading, (decided) =>
    importVehicles({
      ...decided,
      feed: profile.name,
      profile,
      stock: createStockWriter(database, clock),
      clock,
      digest: sha256Digest,
      guards: DEFAULT_IMPORT_GUARDS,
      locations: new Map(),
      force: false,
      dryRun: false,
    }),
  );
};

const keys = async (): Promise<string[]> => {
  const readStock: string[] = [];
  for await (const { id, mileage_km, price } of createStockReader(database).all()) {
    readStock.push(`${id} ${mileage_km} ${price.purchase?.cents}`);
  }
  return readStock;
};

/** Imports a broken feed and expects an unchanged stock; returns the report. */
const expectRefused = async (format: Format, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<ImportReport> => {
  const before = { keys: await keys(), version: await createStockReader(database).version() };
  const report = await importFeed(format, bytes);
  expect(report.status).toMatch(/^(?:quarantined|failed)$/);
  expect({ keys: await keys(), version: await createStockReader(database).version() }).toEqual(before);
  return report;
};

const repeated = async function* (head: string, again: string, megabytes: number): AsyncIterable<Uint8Array> {
  yield Buffer.from(head);
  const piece = Buffer.from(again.repeat(Math.ceil(65_536 / again.length)));
  for (let sent = 0; sent < megabytes * 2 ** 20; sent += piece.length) yield piece;
};

describe.each(FORMATS.map((format) => [format.title, format] as const))("a hostile feed: %s", (_, format) => {
  it(`leaves the old stock when truncated at every ${STEP} %, plain and gzipped`, async () => {
    const complete = createFeed(format);
    expect(await importFeed(format, complete)).toMatchObject({ status: "imported", counts: { added: 40, refused: 0 } });
    for (const bytes of [complete, gzipSync(complete)]) {
      for (let percent = 0; percent < 100; percent += STEP) {
        const report = await expectRefused(format, bytes.subarray(0, Math.floor((bytes.length * percent) / 100)));
        expect(report.reason).not.toBeNull();
      }
    }
  });

  it("loses at most the rows that hold a flipped byte, and names them", async () => {
    const complete = createFeed(format);
    await importFeed(format, complete);
    const positions = fc.tuple(fc.integer({ min: 0, max: complete.length - 1 }), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(positions, async ([at, bits]) => {
        const report = await importFeed(
          format,
          Uint8Array.from(complete, (byte, index) => (index === at ? byte ^ bits : byte)),
        );
        expect((await keys()).length).toBeGreaterThanOrEqual(38);
        const named = report.issues.flatMap(({ examples }) => examples.map(({ line }) => line));
        expect(report.counts.refused === 0 || named.length > 0).toBe(true);
        await importFeed(format, complete);
        expect(await keys()).toHaveLength(40);
      }),
      { numRuns: IS_LONG ? 15 : 5 },
    );
  });

  it("leaves the old stock when empty, in another encoding or 60 % smaller", async () => {
    await importFeed(format, createFeed(format));
    expect((await expectRefused(format, Buffer.alloc(0))).reason).toBe("the feed is empty");
    expect((await expectRefused(format, Buffer.from(format.head + format.foot))).reason).toMatch(/is empty/);
    expect((await expectRefused(format, createFeed(format, 24))).reason).toBe("24 of 40 vehicles (60 %) would be gone");
    const other = format.encoding === "utf8" ? "latin1" : "utf8";
    expect((await expectRefused(format, createFeed({ ...format, encoding: other }))).reason).toMatch(
      /encoding|UTF-8|not utf-8/,
    );
    expect((await expectRefused(format, createFeed({ ...format, encoding: "utf16le" as "utf8" }))).status).toBe(
      "quarantined",
    );
  });

  it("is never read to its end when it is a gzip bomb, a zip or an error page", async () => {
    await importFeed(format, createFeed(format));
    const bombs = [SPACES, gzipSync(Buffer.concat([Buffer.from(format.head), FILLER]), { level: 1 })];
    const before = process.memoryUsage().rss;
    for (const bomb of bombs.filter((_bomb, index) => IS_LONG || index === FORMATS.indexOf(format) % 2)) {
      expect((await expectRefused(format, bomb)).reason).toMatch(/more than|needs the columns/);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
    expect((await expectRefused(format, Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 8, 0))).reason).toContain("zip");
    expect((await expectRefused(format, Buffer.from("<!DOCTYPE html><html><p>502</p></html>"))).status).toMatch(
      /failed|quarantined/,
    );
  });
});

describe.each(FORMATS.filter(({ head }) => head.startsWith("<?xml")).map((format) => [format.title, format] as const))(
  "a hostile document: %s",
  (_, format) => {
    it("fails with a document type of its own before anything of it is read or fetched", async () => {
      await importFeed(format, createFeed(format));
      const complete = createFeed(format).toString();
      const [prolog = "", ...rest] = complete.split("\n");
      const types = [
        '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>',
        '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">',
        '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]>',
      ];
      for (const type of types) {
        const report = await expectRefused(format, Buffer.from([prolog, type, ...rest].join("\n")));
        expect(report).toMatchObject({ status: "failed", reason: expect.stringContaining("DOCTYPE") });
      }
    });

    it("is given up without an end, or continues in bounded memory", async () => {
      await importFeed(format, createFeed(format));
      for (const again of ["<a>", "lorem ipsum ", "<!-- ", "<b c='"]) {
        const report = await expectRefused(format, repeated(format.head, again, 8));
        expect(report.reason).not.toBeNull();
      }
    });
  },
);
