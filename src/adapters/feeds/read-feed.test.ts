import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedFault, FeedPart, FeedProfile, FeedRow } from "#domain/imports/index.ts";
import type { SizeLimits } from "./inflate.ts";
import { parseProfile } from "./profiles.ts";
import { readFeed } from "./read-feed.ts";

const profileWith = (lines: string): FeedProfile => {
  const parsed = parseProfile(`name: mine\ndescribes: Mine\nkey: [key]\ncolumns: as-named\n${lines}`);
  if (!parsed.ok) throw new Error(parsed.error.join("\n"));
  return parsed.value;
};

const either = profileWith("format: either");

const pieces = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

type Read = {
  header: readonly string[];
  rows: FeedRow[];
  fault: FeedFault | null;
  notes: string[];
  openEnd: boolean | null;
};

type How = {
  readonly profile?: FeedProfile;
  readonly lenient?: boolean;
  readonly limits?: SizeLimits;
  readonly size?: number;
};

const read = async (input: string | Uint8Array, how: How = {}): Promise<Read> => {
  const bytes = typeof input === "string" ? Buffer.from(input) : input;
  const result: Read = { header: [], rows: [], fault: null, notes: [], openEnd: null };
  const options = { lenient: how.lenient ?? false, ...(how.limits ? { limits: how.limits } : {}) };
  for await (const part of readFeed(pieces(bytes, how.size ?? 7), how.profile ?? either, options)) add(result, part);
  return result;
};

const add = (result: Read, part: FeedPart): void => {
  if (part.type === "header") {
    result.header = part.columns;
    result.notes.push(...part.notes);
  } else if (part.type === "rows") result.rows.push(...part.rows);
  else if (part.type === "note") result.notes.push(part.text);
  else if (part.type === "fault") result.fault = part.fault;
  else result.openEnd = part.open_end;
};

const csv = "key,brand,model\nA,Citroën,C3\nB,Škoda,Fabia\n";

describe("readFeed", () => {
  it("reads CSV and JSON by what the feed begins with, plain or as gzip, with a byte order mark or without", async () => {
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

  it("reads the encodings a profile may name", async () => {
    const latin9 = Uint8Array.from(Buffer.from("key,brand,model\nA,Citro\u00ebn,\u00a4\n", "latin1"));
    const { rows } = await read(latin9, { profile: profileWith("format: csv\nencoding: iso-8859-15") });
    expect(rows[0]?.cells).toEqual(["A", "Citroën", "€"]);
  });

  it("takes a feed in another encoding for broken, and says on which line", async () => {
    const latin1 = Uint8Array.from(Buffer.from(csv.replace("Š", "S"), "latin1"));
    expect((await read(latin1)).fault).toMatchObject({
      code: "wrong-encoding",
      reason: expect.stringContaining("line 2 "),
    });
    const asLatin = profileWith("format: csv\nencoding: iso-8859-15");
    expect((await read(csv, { profile: asLatin, size: 4096 })).fault?.code).toBe("wrong-encoding");
    expect((await read(Buffer.from(`\ufeff${csv}`, "utf16le"))).fault?.code).toBe("wrong-encoding");
    expect((await read(Buffer.from(csv, "utf16le"))).fault?.code).toBe("wrong-encoding");
  });

  it("reads on in another encoding only where it is told to", async () => {
    const latin1 = Uint8Array.from(Buffer.from(csv.replace("Š", "S"), "latin1"));
    const { rows, fault } = await read(latin1, { lenient: true });
    expect(fault).toBeNull();
    expect(rows[0]?.cells[1]).toBe("Citro\ufffdn");
  });

  it("never takes a feed that is cut off in the middle of a row or of gzip data for a whole one", async () => {
    const whole = await read(csv);
    const cutRows = async (length: number) => read(Buffer.from(csv).subarray(0, length));
    for (let length = Buffer.from("key,brand,model\n").length; length < Buffer.from(csv).length - 1; length += 1) {
      const { rows, fault } = await cutRows(length);
      const complete = rows.every((row) => row.unterminated || whole.rows.some(({ line }) => line === row.line));
      expect(fault?.code ?? (complete ? "whole rows" : "cut rows")).toMatch(/^(?:truncated|whole rows)$/);
    }
    const packed = gzipSync(csv);
    for (let length = 3; length < packed.length; length += 1) {
      expect((await read(packed.subarray(0, length))).fault?.code).toBe("truncated");
    }
  });

  it("says whether the last line ends, for an array's end is its bracket", async () => {
    const ends = async (text: string) => (await read(text)).openEnd;
    expect(await Promise.all([csv, csv.trimEnd(), '{"key":"A"}\n', '{"key":"A"}', '[{"key":"A"}]'].map(ends))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("says that damaged gzip data is damaged", async () => {
    const packed = gzipSync(csv.repeat(100));
    const flipped = Uint8Array.from(packed, (byte, index) =>
      index === Math.floor(packed.length / 2) ? byte ^ 0xff : byte,
    );
    expect((await read(flipped)).fault?.code).toMatch(/damaged|truncated/);
  });

  it("stops a gzip bomb long before it is inflated", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const limits = { inflated: 1_000_000_000, ratio: 200, ratioFrom: 1_000_000 };
    expect((await read(bomb, { limits, size: 4096 })).fault).toMatchObject({ code: "too-large" });
    const plain = { inflated: 1_000_000, ratio: 10_000, ratioFrom: 1_000_000 };
    expect((await read(bomb, { limits: plain, size: 4096 })).fault).toMatchObject({ code: "too-large" });
  });

  it("calls an empty feed empty, and a spreadsheet a spreadsheet", async () => {
    expect((await read("")).fault?.code).toBe("empty");
    expect((await read(" \n\n")).fault?.code).toBe("empty");
    expect((await read(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), { size: 100 })).fault?.reason).toContain("Excel");
  });

  it("hints at the separator where the header was not split", async () => {
    expect((await read("key;brand;model\nA;Ford;Puma\n")).notes.join()).toContain('separated by ";"');
  });

  it("names what a JSON feed holds besides, and the nearest name it knows", async () => {
    expect((await read('[{"key":"A","brand":"Ford","milage_km":5}]')).notes).toEqual([
      '"milage_km" is not read; did you mean "mileage_km"?',
    ]);
  });

  it("refuses an object that is not well formed, and reads those around it", async () => {
    const { rows, fault } = await read('{"key":"A"}\n{"key":B}\n{"key":"C"}\n');
    expect(fault).toBeNull();
    expect(rows.map((row) => row.broken?.reason.slice(0, 11) ?? row.cells[0])).toEqual(["A", "is not JSON", "C"]);
  });

  it("never throws, whatever the bytes", async () => {
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
