import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createFileInspector } from "./index.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const ODT = "application/vnd.oasis.opendocument.text";

type Entry = { readonly name: string; readonly text: string; readonly stored?: boolean };

type Header = { readonly local: Buffer; readonly central: Buffer };

const archiveHeaders = ({ name, text, stored = false }: Entry, data: Buffer, offset: number): Header => {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(stored ? 0 : 8, 4);
  common.writeUInt32LE(crc32(text), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(Buffer.byteLength(text), 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name)]),
    central: Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), common, end, Buffer.from(name)]),
  };
};

/** A zip archive (APPNOTE.TXT 6.3). */
const aZipArchive = (entries: readonly Entry[]): Buffer<ArrayBuffer> => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const data = entry.stored ? Buffer.from(entry.text) : deflateRawSync(entry.text);
    const { local, central } = archiveHeaders(entry, data, offset);
    locals.push(local, data);
    centrals.push(central);
    offset += local.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(centrals).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...centrals, end]);
};

const contentTypes = (type: string): Entry => ({
  name: "[Content_Types].xml",
  text: `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
});
const DOCUMENT = { name: "word/document.xml", text: "<w:document/>" };
const MACRO = "application/vnd.ms-word.document.macroEnabled";

const inspectFile = createFileInspector(null);

const detectType = async (content: string | Buffer): Promise<string | null> =>
  (await inspectFile(Uint8Array.from(Buffer.from(content)))).type;

describe("inspectFile", () => {
  it("detects documents", async () => {
    expect(await detectType("%PDF-1.7\n%âãÏÓ")).toBe("application/pdf");
    expect(await detectType(aZipArchive([contentTypes(DOCX), DOCUMENT]))).toBe(DOCX);
    expect(await detectType(aZipArchive([DOCUMENT, contentTypes(DOCX)]))).toBe(DOCX);
    expect(await detectType(aZipArchive([{ name: "mimetype", text: ODT, stored: true }]))).toBe(ODT);
  });

  it.each(["jpeg", "png", "webp"] as const)("detects %s", async (format) => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: "#c00" } }).toFormat(format);
    expect(await detectType(await image.toBuffer())).toBe(`image/${format}`);
  });

  it.each([
    [
      "a document with macros",
      aZipArchive([contentTypes(MACRO), DOCUMENT, { name: "word/vbaProject.bin", text: "x" }]),
    ],
    [
      "a table",
      aZipArchive([{ name: "mimetype", text: "application/vnd.oasis.opendocument.spreadsheet", stored: true }]),
    ],
    ["an archive", aZipArchive([{ name: "cv.pdf", text: "%PDF-1.7" }])],
    ["a program", Buffer.from("MZ\u0090\0\u0003", "latin1")],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["a PDF behind something else", "GIF89a %PDF-1.7"],
    ["a text", "Bonjour"],
    ["nothing", ""],
  ])("has no type for %s", async (_, content) => {
    expect(await detectType(content)).toBeNull();
  });

  it("has no type for a truncated file and stops early at a zip bomb", async () => {
    const archive = aZipArchive([contentTypes(DOCX), DOCUMENT]);
    for (let length = 0; length < 60; length += 1) expect(await detectType(archive.subarray(0, length))).toBeNull();
    const bomb = aZipArchive([{ name: "[Content_Types].xml", text: "a".repeat(200_000_000) }]);
    const started = performance.now();
    expect(await detectType(bomb)).toBeNull();
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe("a document", () => {
  const problemOf = async (entries: readonly Entry[]) =>
    (await inspectFile(Uint8Array.from(aZipArchive([contentTypes(DOCX), DOCUMENT, ...entries])))).problem;

  it("is safe with pictures and the tables of its charts", async () => {
    const picture = { name: "word/media/image1.png", text: "\u0089PNG", stored: true };
    const table = { name: "word/embeddings/Microsoft_Excel_Sheet.xlsx", text: "PK\u0003\u0004", stored: true };
    expect(await problemOf([picture, table, { name: "word/", text: "" }])).toBeNull();
  });

  it.each([
    ["a program", { name: "word/media/image1.png", text: `MZ${"\u0090\0".repeat(5000)}` }],
    ["a stored program", { name: "word/media/image1.png", text: "\u007fELF\u0002\u0001", stored: true }],
    ["a script by its first line", { name: "word/notes.txt", text: "#!/bin/sh\nrm -rf /" }],
    ["a script by its name", { name: "word/facture.PDF.js", text: "alert(1)" }],
    ["macros", { name: "word/vbaProject.bin", text: "x" }],
    ["macros of OpenDocument", { name: "Basic/Standard/Module1.xml", text: "x" }],
    ["an archive", { name: "word/embeddings/cv.zip", text: "PK\u0003\u0004" }],
  ])("is unsafe with %s", async (_, entry) => {
    expect(await problemOf([entry])).toBe("unsafe");
  });

  it("is unsafe when an entry cannot be looked into, or there are too many", async () => {
    const archive = aZipArchive([contentTypes(DOCX), DOCUMENT]);
    const directory = archive.indexOf("PK\u0001\u0002");
    const encrypted = Uint8Array.from(archive);
    encrypted[directory + 8] = 1;
    const lost = Uint8Array.from(archive.subarray(0, directory));
    for (const content of [encrypted, lost]) expect((await inspectFile(content)).problem).toBe("unsafe");
    const many = Array.from({ length: 3000 }, (__, index) => ({ name: `word/${index}.xml`, text: "" }));
    expect(await problemOf(many)).toBe("unsafe");
  });

  it("unpacks little of a bomb", async () => {
    const text = "\0".repeat(50_000_000);
    const started = process.memoryUsage().rss;
    expect(await problemOf([{ name: "word/media/image1.bmp", text }])).toBeNull();
    expect(process.memoryUsage().rss - started).toBeLessThan(200_000_000);
  });
});

it("asks the scanner about a file of an accepted type only", async () => {
  const pdf = Uint8Array.from(Buffer.from("%PDF-1.7\n"));
  const inspect = (code: number) => createFileInspector([process.execPath, "-e", `process.exit(${code})`]);
  expect((await inspect(0)(pdf)).problem).toBeNull();
  expect((await inspect(1)(pdf)).problem).toBe("unsafe");
  expect((await inspect(2)(pdf)).problem).toBe("unchecked");
  expect((await inspect(1)(Uint8Array.from(Buffer.from("Bonjour")))).problem).toBeNull();
});

it("returns the SHA-256 of the content", async () => {
  const { sha256 } = await inspectFile(Uint8Array.from(Buffer.from("abc")));
  expect(sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
