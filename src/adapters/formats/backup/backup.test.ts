import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BackupFault } from "#application/backup/index.ts";
import type { BackupPart, SavedRows, SavedSchema } from "#application/backup/ports.ts";
import { MAX_LINE_BYTES } from "./backup-lines.ts";
import { createBackupFormat } from "./index.ts";

const BACKUP_FORMAT = createBackupFormat(null);

const SCHEMA: SavedSchema = {
  version: "0009_draft_focuses",
  tables: [
    { name: "leads", columns: { id: "text", person: "text" } },
    { name: "uploads", columns: { id: "integer", content: "bytes" } },
    { name: "alerts", columns: { id: "text" } },
  ],
};

const HEADER = { program: "0.1.0", schema: SCHEMA.version, createdAt: "2026-11-21T12:00:00.000Z" };

const ROWS: Readonly<Record<string, SavedRows>> = {
  leads: Array.from({ length: 1_200 }, (_, index) => [`${index}\n\u2028“é王😀\u0000`, index % 2 === 0 ? null : "zoe"]),
  uploads: [
    [1, Uint8Array.from({ length: 256 }, (_, index) => index)],
    [2, new Uint8Array()],
  ],
};

const write = (rows: Readonly<Record<string, SavedRows>> = ROWS): Promise<Buffer> =>
  buffer(
    BACKUP_FORMAT.write(HEADER, SCHEMA.tables, async function* ({ name }) {
      if (rows[name]) yield rows[name];
    }),
  );

const CHUNK_BYTES = 1_000;

const read = async (file: Buffer, schema = SCHEMA): Promise<readonly BackupPart[]> => {
  const parts: BackupPart[] = [];
  const chunks = async function* () {
    for (let start = 0; start < file.length; start += CHUNK_BYTES) yield file.subarray(start, start + CHUNK_BYTES);
  };
  for await (const part of BACKUP_FORMAT.read(chunks(), async () => schema)) parts.push(part);
  return parts;
};

const faultOf = (file: Buffer, schema = SCHEMA): Promise<string> =>
  read(file, schema).then(
    () => "none",
    (error: unknown) => {
      if (error instanceof BackupFault) return error.message;
      throw error;
    },
  );

/** A file whose lines were changed by someone who knows the format: the hash is theirs. */
const withLines = async (change: (lines: readonly string[]) => readonly string[]): Promise<Buffer> => {
  const [lines, end] = [
    zstdDecompressSync(await write())
      .toString()
      .trimEnd()
      .split("\n"),
    -1,
  ];
  const { rows } = JSON.parse(lines.at(end) ?? "") as { rows: object };
  const text = change(lines.slice(0, end))
    .map((line) => `${line}\n`)
    .join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  return zstdCompressSync(`${text}${JSON.stringify({ rows, sha256 })}\n`);
};

describe("a backup", () => {
  it("is read as it was written, in batches", async () => {
    const [header, ...parts] = await read(await write());
    expect(header).toEqual(HEADER);
    const batches = parts.flatMap((part) => ("table" in part ? [part] : []));
    const rowsOf = (name: string) => batches.filter(({ table }) => table === name).flatMap(({ rows }) => rows);
    expect(rowsOf("leads")).toEqual(ROWS["leads"]);
    expect(rowsOf("uploads").map(([id, content]) => [id, Buffer.from(content as Uint8Array)])).toEqual(
      ROWS["uploads"]?.map(([id, content]) => [id, Buffer.from(content as Uint8Array)]),
    );
    expect(Math.max(...batches.map(({ rows }) => rows.length))).toBe(500);
  });

  it("is refused when it is cut anywhere", async () => {
    const file = await write();
    for (let length = 0; length < file.length; length += 97) {
      expect(await faultOf(file.subarray(0, length)), String(length)).toMatch(/^it is (?:damaged|cut)/);
    }
    expect(await faultOf(await withLines((lines) => lines.slice(0, -1)))).toBe(
      "its rows are not those that its last line counts",
    );
    const text = zstdDecompressSync(file).toString().trimEnd();
    expect(await faultOf(zstdCompressSync(text))).toBe("it ends in the middle of a line");
    expect(await faultOf(zstdCompressSync(text.slice(0, text.lastIndexOf("\n") + 1)))).toBe(
      "it is cut: its last line is missing",
    );
  });

  it("is refused when a byte has flipped, in the file or in its lines", async () => {
    const file = await write();
    for (let index = 20; index < file.length; index += 61) {
      const flipped = Buffer.from(file);
      flipped[index] = (flipped[index] ?? 0) ^ 16;
      expect(await faultOf(flipped), String(index)).not.toBe("none");
    }
    const changed = zstdDecompressSync(file).toString().replace('"zoe"', '"zoo"');
    expect(await faultOf(zstdCompressSync(changed))).toBe("it was changed: its SHA-256 is another one");
  });

  it("is refused when its schema is another one than that of its header", async () => {
    expect(await faultOf(await write(), { ...SCHEMA, version: "0010_later" })).toBe(
      "it has the schema 0009_draft_focuses, not 0010_later",
    );
  });

  it("of an older schema has its own tables and columns, in its own order", async () => {
    const older: SavedSchema = {
      version: SCHEMA.version,
      isOlder: true,
      tables: [
        { name: "alerts", columns: { since: "text", id: "text" } },
        { name: "journal", columns: { name: "text" } },
        { name: "uploads", columns: { content: "bytes", id: "integer" } },
        { name: "leads", columns: { person: "text", id: "text" } },
      ],
    };
    const [, ...parts] = await read(await write(), older);
    expect(new Set(parts.map((part) => ("table" in part ? `${part.table}: ${part.columns.join()}` : "")))).toEqual(
      new Set(["leads: id,person", "uploads: id,content"]),
    );
    const without = { ...older, tables: older.tables.filter(({ name }) => name !== "leads") };
    expect(await faultOf(await write(), without)).toContain("the table leads is not as this Vitrine has it");
    const twice = await withLines((lines) => [...lines, lines[1] ?? ""]);
    expect(await faultOf(twice, older)).toContain("the table leads is not as this Vitrine has it");
  });

  it.each<[string, (lines: readonly string[]) => readonly string[], string]>([
    ["another format", ([first = "", ...lines]) => [first.replace(":1", ":2"), ...lines], "it is not a backup that"],
    [
      "a table that is unknown",
      (lines) => lines.map((line) => line.replace('"leads"', '"nodes"')),
      "the table nodes is",
    ],
    ["other columns", (lines) => lines.map((line) => line.replace('"person"', '"secret"')), "the table leads is not"],
    ["tables in another order", ([first = "", ...lines]) => [first, lines.at(-1) ?? "", ...lines], "the table alerts"],
    ["a row of too many values", (lines) => [...lines, '["a","b"]'], "is not a row of its table"],
    ["a number where a text is", (lines) => [...lines, "[1]"], "is not a row of its table"],
    ["a number that is no integer", (lines) => lines.map((line) => line.replace("[1,", "[1.5,")), "is not a row"],
    ["a row before the first table", ([first = "", ...lines]) => [first, "[1]", ...lines], "line 2 is not a row"],
    ["more rows than it counts", (lines) => [...lines, '["a"]'], "its rows are not those"],
    ["what is not JSON", (lines) => [...lines, "{"], "is not JSON"],
    ["another object", (lines) => [...lines, "{}"], "is neither a row, a table nor the end"],
  ])("is refused with %s", async (_, change, fault) => {
    expect(await faultOf(await withLines(change))).toContain(fault);
  });

  it("is refused when something follows its end", async () => {
    const file = await write();
    expect(await faultOf(Buffer.concat([file, file]))).toBe("something follows its last line");
    expect(await faultOf(Buffer.concat([file, Buffer.from("a")]))).toBe("something follows its end");
    expect(await faultOf(Buffer.from("not a backup"))).toMatch(/^it is damaged, cut or no backup/);
  });

  it("is refused with a line beyond the limit, of which memory never holds more", async () => {
    const bomb = zstdCompressSync(Buffer.alloc(MAX_LINE_BYTES + 1, "a"));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await faultOf(bomb)).toBe(`a line is larger than ${MAX_LINE_BYTES} bytes`);
  });

  it("is not written with a row that could not be read again", async () => {
    const large = "é".repeat(MAX_LINE_BYTES / 2);
    await expect(write({ alerts: [[large]] })).rejects.toThrow("a row of alerts is larger than");
  });
});
