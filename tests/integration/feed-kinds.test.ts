import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importFeedBytes } from "../builders/imported-feed.ts";
import { runFeedCommand } from "../builders/feed-command.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-kinds-"));
});

afterEach(() => rm(folder, { recursive: true }));

type Check = { readonly verdict: string; readonly reason: string | null; readonly notes: readonly string[] };

const check = async (feed: string | Uint8Array, profile: string): Promise<Check> => {
  const words = ["feed", "check", "-", "--profile", profile, "--format", "json"];
  return JSON.parse((await runFeedCommand(join(folder, "data"), words, feed)).out) as Check;
};

const importFeed = async (feed: string | Uint8Array, profile = "vitrine") => {
  const bytes = (async function* () {
    yield Buffer.from(feed);
  })();
  const { vehicles, issues } = await importFeedBytes(bytes, profile);
  return { vehicles: vehicles.map(({ attributes }) => attributes), issues };
};

const names = async (feed: string | Uint8Array, profile?: string): Promise<readonly string[]> =>
  (await importFeed(feed, profile)).vehicles.map(({ brand, model }) => `${brand.name} ${model?.name ?? ""}`.trim());

const CARS = "1,Ford,Puma,2499000,12500\n2,Opel,Corsa,1799000,8000\n";
const HEADER = "key,brand,model,price.purchase.cents,mileage_km\n";
const BOTH = ["Ford Puma", "Opel Corsa"];

/** A row of the file of mobile.de, which has no header. */
const mobileRow = (fields: Readonly<Record<number, string>>): string =>
  `${Array.from({ length: 117 }, (_, place) => fields[place] ?? "").join(";")}\r\n`;

const FOCUS = { 0: "100", 1: "M1", 3: "Ford", 4: "Focus", 8: "03.2019", 9: "45000", 10: "15990" };

describe("a CSV as spreadsheets and other systems write it", () => {
  it.each([
    ["line ends of old Macs", (HEADER + CARS).replaceAll("\n", "\r")],
    ["a sep= line", `sep=,\r\n${HEADER}${CARS}`],
    ["another separator in its sep= line", `"sep=|"\r\n${(HEADER + CARS).replaceAll(",", "|")}`],
    ["semicolons", (HEADER + CARS).replaceAll(",", ";")],
    ["tabs", (HEADER + CARS).replaceAll(",", "\t")],
    ["a title above the header", `Export du 27/11/2026,,,,\n\n${HEADER}${CARS}`],
    ["a title of one cell", `Stock de véhicules\n${HEADER.replaceAll(",", ";")}${CARS.replaceAll(",", ";")}`],
    ["separators at row ends", HEADER + CARS.replaceAll("\n", ",\n")],
    ["blank columns behind the header", HEADER.replace("\n", ",,\n") + CARS.replaceAll("\n", ",,\n")],
    ["blanks before quotes", 'key, "brand", "model"\n1, "Ford", "Puma"\n2, "Opel", "Corsa"\n'],
    [
      "invisible characters in the header",
      `\ufeff\ufeffkey,\u200bbrand,model\u00a0,price.purchase.cents\u00ad,mileage_km\n${CARS}`,
    ],
    ["an unread column twice", `key,brand,model,x,x\n${CARS}`],
  ])("is read with %s", async (_, feed) => {
    expect(await names(feed)).toEqual(BOTH);
    expect((await check(feed, "vitrine")).verdict).toBe("clean");
    expect(await names(gzipSync(feed))).toEqual(BOTH);
  });

  it("keeps a separator in a quoted cell behind a blank, and a quote that is text", async () => {
    expect(await names('key, brand, model\n1, "Ford", "Puma, ST"\n2, Opel, Corsa 17" X\n3, Kia, "Rio" 5"\n')).toEqual([
      "Ford Puma, ST",
      'Opel Corsa 17" X',
      'Kia "Rio" 5"',
    ]);
  });

  it("takes rows whose last empty cells are left out, and refuses those that lost a separator", async () => {
    const header = "key,brand,model,price.purchase.cents,mileage_km,trim,color_name\n";
    const { vehicles, issues } = await importFeed(
      `${header}1,Ford,Puma,2499000,12500,ST,Bleu\n2,Opel,Corsa,1799000,8000\n3,Kia Rio,1799000,8000,LX,Rouge\n4,Opel,Astra\n`,
    );
    expect(vehicles.map(({ model }) => model?.name)).toEqual(["Puma", "Corsa"]);
    expect(issues.map(({ code, count }) => [code, count])).toEqual([["broken-row", 2]]);
  });

  it("refuses keys that a spreadsheet has rounded", async () => {
    const { issues } = await importFeed("key,brand\n1.23457E+15,Ford\n1.23457E+15,Opel\n");
    expect(issues).toMatchObject([
      { code: "no-key", count: 2, examples: [{ reason: "is a key that a spreadsheet has rounded" }, {}] },
    ]);
  });
});

describe("a CSV without a header", () => {
  it("loses only its damaged first row", async () => {
    const damaged = mobileRow({ ...FOCUS, 25: '"Reifen 17\\" neu; Garantie"' });
    expect(await names(damaged + mobileRow({ ...FOCUS, 1: "M2" }), "mobile-de")).toEqual(["Ford Focus"]);
    expect((await check(damaged, "mobile-de")).reason).toBe("1 of 1 rows (100 %) were refused");
    const short = `1;M1;x;Ford\r\n${mobileRow({ ...FOCUS, 1: "M2" })}${mobileRow({ ...FOCUS, 1: "M3" })}`;
    expect(await names(short, "mobile-de")).toEqual(["Ford Focus", "Ford Focus"]);
  });

  it.each([
    ["other names", "Kundennummer;Interne Nummer;Kategorie;Marke;Modell"],
    ["English names", "customer;internal number;category;make;model;power;hu;au;registration;mileage;price"],
  ])("skips a header with %s", async (_, header) => {
    const feed = `${header}${";x".repeat(117 - header.split(";").length)}\r\n${mobileRow(FOCUS)}`;
    expect(await names(feed, "mobile-de")).toEqual(["Ford Focus"]);
    expect((await check(feed, "mobile-de")).notes).toContain("the first line names its columns and is skipped");
  });
});

describe("JSON", () => {
  it("keeps keys beyond 2^53 apart", async () => {
    const cars = ["Fiat", "Opel"].map((brand, n) => `{"key":1234567890123456789${n},"brand":"${brand}"}`);
    expect(await names(`[${cars.join(",")}]`)).toEqual(["Fiat", "Opel"]);
  });

  it.each([
    ["an object", '{"vehicles":[CARS]}'],
    ["objects of objects", '{"meta":{"tags":["a"],"next":null},"data":{"count":2,"items":[ CARS ]},"total":2}\n'],
  ])("is read where it is wrapped in %s", async (_, wrapper) => {
    const cars = '{"key":"1","brand":"Ford","media":[{"url":"/a.jpg"}]},\n{"key":"2","brand":"Opel"}';
    expect(await names(wrapper.replace("CARS", cars))).toEqual(["Ford", "Opel"]);
  });

  it("is named where it is one page of several, an error, or cut off", async () => {
    const page = '{"total":120,"vehicles":[{"key":"1","brand":"Ford"}]}';
    expect((await check(page, "vitrine")).reason).toBe(
      'the feed says that there are 120 vehicles ("total") and lists 1: it is one page of several',
    );
    expect((await check('{"error":"unauthorized","message":"x"}', "vitrine")).reason).toBe(
      'the feed is one JSON object without a list of vehicles: it has "error", "message"',
    );
    expect((await check('{"vehicles":[{"key":"1","brand":"Ford"},', "vitrine")).reason).toContain("ends before");
    expect((await check('{"vehicles":[]}', "vitrine")).reason).toBe("the feed is empty");
  });

  it("reads NaN, undefined and None of other programs as no value", async () => {
    const { vehicles, issues } = await importFeed(
      '[{"key":"1","brand":"Ford NaN","mileage_km":NaN,"trim":undefined,"doors":None}]',
    );
    expect([vehicles[0]?.mileage_km, vehicles[0]?.trim, issues]).toEqual([null, null, []]);
    expect(vehicles[0]?.brand.name).toBe("Ford NaN");
  });
});

describe("XML", () => {
  const listing = (more: string): string =>
    `<?xml version="1.0"?><listings><listing><vehicle_id>A1</vehicle_id><make>Ford</make><model>Puma</model><price>24990.00 EUR</price>${more}</listing></listings>`;

  it("is read with entities of HTML and ampersands that are not escaped", async () => {
    const { vehicles } = await importFeed(
      listing(
        "<description>Tr&egrave;s propre&nbsp;: R&D</description><image><url>https://x.example/?a=1&b=2</url></image>",
      ),
      "meta-automotive",
    );
    expect(vehicles[0]?.description).toBe("Très propre\u00a0: R&D");
    expect(vehicles[0]?.media[0]?.url).toBe("https://x.example/?a=1&b=2");
  });

  it("is read as Atom, with its own id and title beside those of the vehicle", async () => {
    const entry =
      "<id>https://x.example/1</id><title>Page</title><g:id>C1</g:id><g:brand>Ford</g:brand><g:model>Puma</g:model><g:price>24990 EUR</g:price>";
    const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>x</title><entry>${entry}</entry></feed>`;
    expect(await names(feed, "google-vehicle-ads")).toEqual(["Ford Puma"]);
  });
});

/** The first bytes of an xlsx: a zip whose first file is `[Content_Types].xml`. */
const WORKBOOK = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(26), Buffer.from("[Content_Types].xml")]);

describe("what is no feed", () => {
  it.each([
    ["an HTML page", "<html><body><h1>502 Bad Gateway</h1></body></html>", 'this is an HTML page ("502 Bad Gateway")'],
    ["another one", "\n<!DOCTYPE html><title>Connexion</title>", 'this is an HTML page ("Connexion"), not a feed'],
    [
      "a workbook",
      WORKBOOK,
      'this is an Excel file (xlsx): open it in the spreadsheet program and save it as "CSV UTF-8"',
    ],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'save it as "CSV UTF-8"'],
    [
      "a workbook as XML",
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
      'save it as "CSV UTF-8"',
    ],
    ["a zip", Buffer.from("PK\u0003\u0004stock.csv"), "unpack a zip"],
    ["a PDF", "%PDF-1.7\n", "this is a PDF document"],
    ["bzip2", Buffer.from("BZh91AY"), "this is a bzip2 file"],
    ["UTF-16", Buffer.from(`\ufeff${HEADER}${CARS}`, "utf16le"), 'UTF-16; save it as "CSV UTF-8"'],
    [
      "Windows-1252 for UTF-8",
      Buffer.from(`${HEADER}1,Citroën,C3,1,1\n`, "latin1"),
      'Spreadsheets write Windows-1252: save it as "CSV UTF-8"',
    ],
    ["nothing", "", "the feed is empty"],
    ["XML for a CSV", "<cars><car/></cars>", "the feed is XML"],
  ] as [string, string | Uint8Array, string][])("is named: %s", async (_, feed, reason) => {
    expect((await check(feed, "vitrine")).reason).toContain(reason);
    const guessed = await runFeedCommand(join(folder, "data"), ["feed", "check", "-"], feed);
    expect([guessed.code, guessed.out + guessed.err]).toEqual([3, expect.stringMatching(/^(?:error|UNUSABLE): /)]);
  });
});

describe("texts and values of a vehicle", () => {
  it("come out as a seller wrote them", async () => {
    const { vehicles } = await importFeed(
      'key,brand,model,description,options\n1,CitroÃ«n,C3,"<p>Tr&egrave;s <b>propre</b>,<br/>2 cl&eacute;s</p>","<ul><li>GPS</li><li>Cam&eacute;ra</li></ul>"\n',
    );
    expect(vehicles[0]).toMatchObject({
      brand: { name: "Citroën", slug: "citroen" },
      description: "Très propre,\n2 clés",
      options: ["GPS", "Caméra"],
    });
  });

  it("have the bytes of Windows-1252 and the line breaks of mobile.de", async () => {
    const row = mobileRow({
      ...FOCUS,
      25: '"Bonus 500 \u0080, inkl. Winterr\u00e4der\\\\\\\\* Garantie\\\\\\\\* TÜV"',
    });
    const { vehicles } = await importFeed(Buffer.from(row, "latin1"), "mobile-de");
    expect(vehicles[0]?.description).toBe("Bonus 500 €, inkl. Winterräder\n\n- Garantie\n\n- TÜV");
  });

  it("are without the quotes of any kind around a cell", async () => {
    const { vehicles } = await importFeed(
      "key,brand,model,trim,stock_number\n1,\u201cFord\u201d,\u00ab Puma \u00bb,\u201eST-Line\u201c,\u2018S 1\u2019\n2,Ford,Kuga,Vignale,S 2\n",
    );
    expect(vehicles[0]).toMatchObject({
      brand: { name: "Ford" },
      model: { name: "Puma" },
      trim: "ST-Line",
      stock_number: "S 1",
    });
    expect(vehicles[0]?.brand).toEqual(vehicles[1]?.brand);
  });

  it("are none where the feed says so in any spelling, also in lists and in the key", async () => {
    const { vehicles, issues } = await importFeed(
      "key,brand,model,mileage_km,color_name,fuel_type,first_registration,service_book,options,media,description\n" +
        "1,Ford,Puma,NaN,null,N/A,0000-00-00,k.A.,GPS|null|-,null,undefined\n" +
        "2,Ford,Kuga,non renseigné,#N/A,-,00/00/0000,?,,-,#REF!\n" +
        "n/a,Ford,Focus,1,,,,,,,\n",
    );
    expect(vehicles).toHaveLength(2);
    expect(vehicles[0]).toMatchObject({
      mileage_km: null,
      color_name: null,
      fuel_type: null,
      options: ["GPS"],
      media: [],
    });
    expect(vehicles.map(({ description, service_book }) => [description, service_book])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(issues.map(({ code, count }) => [code, count])).toEqual([["no-key", 1]]);
  });

  it("are dates in any form with one reading, and of a column that shows its form", async () => {
    const feed = (...dates: readonly string[]) =>
      `key,brand,first_registration\n${dates.map((date, n) => `${n},Ford,${date}\n`).join("")}`;
    const read = async (...dates: readonly string[]) =>
      (await importFeed(feed(...dates))).vehicles.map(({ first_registration }) => first_registration);
    expect(await read("05/07/2021", "15/07/2021", "juil. 2021", "44392")).toEqual([
      "2021-07-05",
      "2021-07-15",
      "2021-07",
      null,
    ]);
    expect(await read("05/07/2021", "06/07/2021")).toEqual([null, null]);
  });

  it("doubt a text whose characters are lost, and a plug-in hybrid without battery and range", async () => {
    const feed = "key,brand,model,fuel_type,description\n1,Ford,Kuga,electric+petrol,trÃ s soignÃ©\n";
    const { vehicles, issues } = await importFeed(feed);
    expect(vehicles[0]).toMatchObject({ fuel_type: "electric+petrol", description: "trÃ s soigné" });
    expect(issues.map(({ severity, code }) => [severity, code])).toEqual([
      ["doubt", "garbled-text"],
      ["doubt", "unproved-plug-in"],
    ]);
    const { out, code } = await runFeedCommand(join(folder, "data"), ["feed", "check", "-"], feed);
    expect(out).toContain("USABLE, WITH DOUBTS: 1 of 1 row would go in; 2 values in doubt");
    expect(out).toContain("1 value taken, in doubt: unproved plug in in fuel_type");
    expect(code).toBe(2);
  });
});

describe("a column that the last import had", () => {
  const run = (words: readonly string[], feed: string) => runFeedCommand(join(folder, "data"), words, feed);

  it("is missed by the check where it is left out, and where it is empty throughout", async () => {
    await run(["import", "vehicles", "-"], HEADER + CARS);
    expect((await run(["feed", "check", "-"], HEADER + CARS)).out).toMatch(/^CLEAN/);
    const without = (HEADER + CARS).replaceAll(/,[^,\n]*\n/g, "\n");
    const missing = await run(["feed", "check", "-"], without);
    expect([missing.code, missing.out]).toEqual([2, expect.stringContaining("1 field of the last import lost")]);
    expect(missing.out).toMatch(/mileage_km +2 of 2 vehicles had it +the feed has no column "mileage_km"/);
    const emptied = (HEADER + CARS).replaceAll(/,\d+\n/g, ",\n");
    expect((await run(["feed", "check", "-"], emptied)).out).toMatch(
      /mileage_km +2 of 2 vehicles had it +its column is empty/,
    );
  });
});
