import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";
import { CATALOGUE_SCHEMAS, type CatalogueKind } from "#application/imports/index.ts";

const bytes = async function* (content: string | Uint8Array): AsyncIterable<Uint8Array> {
  yield typeof content === "string" ? new TextEncoder().encode(content) : content;
};

const read = (content: string | Uint8Array, kind: CatalogueKind = "brands") => readCatalogue(bytes(content), kind);

const FORD = { id: 1, slug: "ford", name: "Ford" };
const OPEL = { id: 2, slug: "opel", name: "Opel" };

describe("readCatalogue with JSON", () => {
  it("reads an array of objects with the line each begins on", async () => {
    const file = await read(`[\n  ${JSON.stringify(FORD)},\n  ${JSON.stringify(OPEL)}\n]\n`);
    expect(file).toEqual({
      rows: [
        { line: 2, value: FORD },
        { line: 3, value: OPEL },
      ],
      notes: [],
      fault: null,
    });
  });

  it.each([
    ["before", '"$schema": "../schemas/brands.json",', ""],
    ["after", "", ', "$schema": "../schemas/brands.json"'],
    ["in no place", "", ""],
  ])("reads the list of an object that names its schema %s", async (_, before, after) => {
    const file = await read(`{${before}\n  "brands": [\n  ${JSON.stringify(FORD)}\n]${after}\n}\n`);
    expect(file).toEqual({ rows: [{ line: 3, value: FORD }], notes: [], fault: null });
    expect(await read(`{${before} "brands": []${after} }`)).toEqual({ rows: [], notes: [], fault: null });
  });

  it.each([
    ["another field", `{"brands": [], "models": []}`],
    ["no end", `{"brands": []`],
    ["a second object", `{"brands": []} {"id": 1}`],
  ])("reports a fault for such an object with %s", async (_, content) => {
    expect(await read(content)).toMatchObject({ fault: { code: "damaged" } });
  });

  it("reads gzipped JSON lines", async () => {
    const file = await read(gzipSync(`${JSON.stringify(FORD)}\n${JSON.stringify(OPEL)}\n`));
    expect(file.rows.map(({ value }) => value)).toEqual([FORD, OPEL]);
  });

  it("reads the valid objects when one is malformed", async () => {
    const file = await read(`[${JSON.stringify(FORD)},\n{"id": 2,, "slug": "opel"}]`);
    expect(file.rows[0]?.value).toEqual(FORD);
    expect(file.rows[1]?.broken?.reason).toMatch(/^is not JSON/);
    expect(file.rows[1]?.line).toBe(2);
  });

  it.each([
    ["cut off", `[{"id": 1}`, "truncated"],
    ["empty", " \n", "empty"],
    ["zero bytes in it", "[{\u0000}]", "wrong-encoding"],
    ["other things between the objects", `[{"id": 1} and so on]`, "damaged"],
  ])("reports a fault for a file that is %s", async (_, content, code) => {
    expect(await read(content)).toMatchObject({ rows: [], fault: { code } });
  });

  it("reports a fault for a file that is not UTF-8", async () => {
    const latin = Uint8Array.from([0x5b, 0x7b, 0x22, 0xe9, 0x22, 0x7d, 0x5d]);
    expect((await read(latin)).fault?.code).toBe("wrong-encoding");
  });
});

describe("readCatalogue with CSV", () => {
  it("parses numbers, lists and nested fields according to the schema", async () => {
    const header = "id,slug,brand,name,kind,fuels,dimensions.length_mm,dimensions.boot_l,highlights,versions";
    const versions = JSON.stringify([{ name: "ST-Line", fuel: "petrol", price: 2_760_000 }]).replaceAll('"', '""');
    const file = await read(
      `${header}\n7,puma,ford,Puma,passenger,petrol|electric,4186,456,"Coffre|Vite, loin","${versions}"\n`,
      "models",
    );
    expect(file.rows[0]?.value).toEqual({
      id: 7,
      slug: "puma",
      brand: "ford",
      name: "Puma",
      kind: "passenger",
      fuels: ["petrol", "electric"],
      dimensions: { length_mm: 4186, boot_l: 456 },
      highlights: ["Coffre", "Vite, loin"],
      versions: [{ name: "ST-Line", fuel: "petrol", price: 2_760_000 }],
    });
  });

  it("reads flags, omits empty cells and accepts semicolons", async () => {
    const file = await read("id;slug;name;color;in_group;vans;order\n1;ford;Ford;#00095b;yes;no;\n");
    const value = { id: 1, slug: "ford", name: "Ford", color: "#00095b", in_group: true, vans: false };
    expect(file.rows).toEqual([{ line: 2, value }]);
    expect(CATALOGUE_SCHEMAS.brands.safeParse(value).success).toBe(true);
  });

  it("reads the hours of a day as spans", async () => {
    const file = await read(
      "id;slug;showroom_hours.monday;showroom_hours.saturday;showroom_hours.sunday;workplace_hours.friday\n" +
        '1;esch;08:00-12:00|13:30 – 18:00;9:00-17:00;"[{""open"":""10:00"",""closed"":""12:00""}]";au besoin\n',
      "locations",
    );
    expect(file.rows[0]?.value).toMatchObject({
      showroom_hours: {
        monday: [
          { open: "08:00", closed: "12:00" },
          { open: "13:30", closed: "18:00" },
        ],
        saturday: [{ open: "09:00", closed: "17:00" }],
        sunday: [{ open: "10:00", closed: "12:00" }],
      },
      workplace_hours: { friday: ["au besoin"] },
    });
  });

  it("leaves values it cannot parse as text", async () => {
    const file = await read("id,slug,in_group,order\n1e3,ford,perhaps,ten\n");
    expect(file.rows[0]?.value).toEqual({ id: "1e3", slug: "ford", in_group: "perhaps", order: "ten" });
  });

  it("rejects a row with a wrong number of fields", async () => {
    const file = await read("id,slug,name\n1,ford\n2,opel,Opel\n");
    expect(file.rows[0]?.broken).toEqual({ reason: "has 2 fields where the header has 3", value: "1 | ford" });
    expect(file.rows[1]?.value).toEqual(OPEL);
  });

  it("rejects a file without the columns id and slug", async () => {
    expect((await read("name,town\nBertrange,Bertrange\n", "locations")).fault).toEqual({
      code: "not-this-profile",
      reason: 'locations need the columns "id" and "slug", which are not there',
    });
  });

  it("ignores columns that would change a prototype", async () => {
    const file = await read("id,slug,__proto__.polluted,constructor.prototype.polluted\n1,ford,yes,yes\n");
    expect(file.rows[0]?.value).toEqual({ id: 1, slug: "ford" });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
