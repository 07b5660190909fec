import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedFault, FeedPart, FeedProfile, FeedRow } from "#domain/imports/index.ts";
import type { SizeLimits } from "./source/inflate.ts";
import { parseProfile } from "./profiles/profiles.ts";
import { readFeed } from "./read-feed.ts";

const aProfile = (lines: string): FeedProfile => {
  const parsed = parseProfile(`name: mine\ndescribes: Mine\nkey: [key]\ncolumns: as-named\n${lines}`);
  if (!parsed.ok) throw new Error(parsed.error.join("\n"));
  return parsed.value;
};

const either = aProfile("format: either");

const toChunks = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

type ReadResult = {
  header: readonly string[];
  rows: FeedRow[];
  fault: FeedFault | null;
  notes: string[];
  openEnd: boolean | null;
};

type FeedOptions = {
  readonly profile?: FeedProfile;
  readonly lenient?: boolean;
  readonly limits?: SizeLimits;
  readonly size?: number;
};

const read = async (input: string | Uint8Array, options: FeedOptions = {}): Promise<ReadResult> => {
  const bytes = typeof input === "string" ? Buffer.from(input) : input;
  const result: ReadResult = { header: [], rows: [], fault: null, notes: [], openEnd: null };
  const readOptions = { lenient: options.lenient ?? false, ...(options.limits ? { limits: options.limits } : {}) };
  for await (const part of readFeed(toChunks(bytes, options.size ?? 7), options.profile ?? either, readOptions))
    add(result, part);
  return result;
};

const add = (result: ReadResult, part: FeedPart): void => {
  if (part.type === "header") {
    result.header = part.columns;
    result.notes.push(...part.notes);
  } else if (part.type === "rows") result.rows.push(...part.rows.map((row) => ({ ...row, cells: row.cells })));
  else if (part.type === "note") result.notes.push(part.text);
  else if (part.type === "fault") result.fault = part.fault;
  else result.openEnd = part.open_end;
};

const csv = "key,brand,model\nA,Citroën,C3\nB,Škoda,Fabia\n";

describe("readFeed", () => {
  it("detects CSV and JSON, plain or as gzip, with or without a byte order mark", async () => {
    const json = '[{"key":"A","brand":"Citroën","price":{"purchase":{"cents":100}}}]';
    for (const text of [csv, `\ufeff${csv}`, csv.replaceAll("\n", "\r\n")]) {
      for (const bytes of [Buffer.from(text), gzipSync(text)]) {
        const { header, rows, fault } = await read(bytes);
        expect({ header, fault }).toEqual({ header: ["key", "brand", "model"], fault: null });
        expect(rows).toEqual([
          { line: 2, cells: ["A", "Citroën", "C3"], text: "A,Citroën,C3" },
          { line: 3, cells: ["B", "Škoda", "Fabia"], text: "B,Škoda,Fabia" },
        ]);
      }
    }
    const { header, rows } = await read(json);
    expect(rows[0]?.cells[header.indexOf("price.purchase.cents")]).toBe(100);
    expect(rows[0]?.cells[header.indexOf("brand")]).toBe("Citroën");
  });

  it("reads the encoding that the profile names", async () => {
    const latin9 = Uint8Array.from(Buffer.from("key,brand,model\nA,Citro\u00ebn,\u00a4\n", "latin1"));
    const { rows } = await read(latin9, { profile: aProfile("format: csv\nencoding: iso-8859-15") });
    expect(rows[0]?.cells).toEqual(["A", "Citroën", "€"]);
  });

  it("reports a feed in another encoding with its line", async () => {
    const latin1 = Uint8Array.from(Buffer.from(csv.replace("Š", "S"), "latin1"));
    expect((await read(latin1)).fault).toMatchObject({
      code: "wrong-encoding",
      reason: expect.stringContaining("line 2 "),
    });
    const asLatin = aProfile("format: csv\nencoding: iso-8859-15");
    expect((await read(csv, { profile: asLatin, size: 4096 })).fault?.code).toBe("wrong-encoding");
    expect((await read(Buffer.from(`\ufeff${csv}`, "utf16le"))).fault?.code).toBe("wrong-encoding");
    expect((await read(Buffer.from(csv, "utf16le"))).fault?.code).toBe("wrong-encoding");
  });

  it("reads another encoding only in lenient mode", async () => {
    const latin1 = Uint8Array.from(Buffer.from(csv.replace("Š", "S"), "latin1"));
    const { rows, fault } = await read(latin1, { lenient: true });
    expect(fault).toBeNull();
    expect(rows[0]?.cells[1]).toBe("Citro\ufffdn");
  });

  it("never accepts a feed truncated inside a row or gzip data as complete", async () => {
    const full = await read(csv);
    const cutRows = async (length: number) => read(Buffer.from(csv).subarray(0, length));
    for (let length = Buffer.from("key,brand,model\n").length; length < Buffer.from(csv).length - 1; length += 1) {
      const { rows, fault } = await cutRows(length);
      const complete = rows.every((row) => row.unterminated || full.rows.some(({ line }) => line === row.line));
      expect(fault?.code ?? (complete ? "whole rows" : "cut rows")).toMatch(/^(?:truncated|whole rows)$/);
    }
    const packed = gzipSync(csv);
    for (let length = 3; length < packed.length; length += 1) {
      expect((await read(packed.subarray(0, length))).fault?.code).toBe("truncated");
    }
  });

  it("reports whether the last line has an end", async () => {
    const ends = async (text: string) => (await read(text)).openEnd;
    expect(await Promise.all([csv, csv.trimEnd(), '{"key":"A"}\n', '{"key":"A"}', '[{"key":"A"}]'].map(ends))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("reports damaged gzip data", async () => {
    const packed = gzipSync(csv.repeat(100));
    const flipped = Uint8Array.from(packed, (byte, index) =>
      index === Math.floor(packed.length / 2) ? byte ^ 0xff : byte,
    );
    expect((await read(flipped)).fault?.code).toMatch(/damaged|truncated/);
  });

  it("stops a gzip bomb before it is inflated", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const limits = { inflated: 1_000_000_000, ratio: 200, ratioFrom: 1_000_000 };
    expect((await read(bomb, { limits, size: 4096 })).fault).toMatchObject({ code: "too-large" });
    const plain = { inflated: 1_000_000, ratio: 10_000, ratioFrom: 1_000_000 };
    expect((await read(bomb, { limits: plain, size: 4096 })).fault).toMatchObject({ code: "too-large" });
  });

  it("reports an empty feed and a spreadsheet", async () => {
    expect((await read("")).fault?.code).toBe("empty");
    expect((await read(" \n\n")).fault?.code).toBe("empty");
    expect((await read(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), { size: 100 })).fault?.reason).toContain("Excel");
  });

  it("suggests another separator when the header was not split", async () => {
    expect((await read("key;brand;model\nA;Ford;Puma\n")).notes.join()).toContain('separated by ";"');
  });

  it("notes unknown names of a JSON feed with the most similar known name", async () => {
    expect((await read('[{"key":"A","brand":"Ford","milage_km":5}]')).notes).toEqual([
      '"milage_km" is not read; did you mean "mileage_km"?',
    ]);
  });

  it("reads the text of a JSON number that may be a thousand", async () => {
    const { header, rows } = await read('{"key": "a", "mileage_km": 42.500, "doors": 5, "battery_kwh": 77.4}\n');
    const cell = (name: string) => rows[0]?.cells[header.indexOf(name)];
    expect([cell("mileage_km"), cell("doors"), cell("battery_kwh")]).toEqual(["42.500", 5, 77.4]);
  });

  it("rejects a malformed object and reads those around it", async () => {
    const { rows, fault } = await read('{"key":"A"}\n{"key":B}\n{"key":"C"}\n');
    expect(fault).toBeNull();
    expect(rows.map((row) => row.broken?.reason.slice(0, 11) ?? row.cells[0])).toEqual(["A", "is not JSON", "C"]);
  });

  it("never throws for any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom("", "[", "key,brand\n", '{"a":'),
        async (bytes, head) => {
          const { rows, fault } = await read(Buffer.concat([Buffer.from(head), bytes]), { size: 5 });
          expect(fault !== null || rows.length >= 0).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
