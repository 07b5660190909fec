import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectFile } from "./index.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const ODT = "application/vnd.oasis.opendocument.text";

type Entry = { readonly name: string; readonly text: string; readonly stored?: boolean };

/** A zip archive (APPNOTE.TXT 6.3) of local headers and data only, which suffices to detect the type. */
const aZipArchive = (entries: readonly Entry[]): Buffer<ArrayBuffer> =>
  Buffer.concat(
    entries.flatMap(({ name, text, stored = false }) => {
      const data = stored ? Buffer.from(text) : deflateRawSync(text);
      const head = Buffer.alloc(30);
      head.writeUInt32LE(0x04_03_4b_50, 0);
      head.writeUInt16LE(20, 4);
      head.writeUInt16LE(stored ? 0 : 8, 8);
      head.writeUInt32LE(crc32(text), 14);
      head.writeUInt32LE(data.length, 18);
      head.writeUInt32LE(Buffer.byteLength(text), 22);
      head.writeUInt16LE(name.length, 26);
      return [head, Buffer.from(name), data];
    }),
  );

const contentTypes = (type: string): Entry => ({
  name: "[Content_Types].xml",
  text: `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
});
const DOCUMENT = { name: "word/document.xml", text: "<w:document/>" };
const MACRO = "application/vnd.ms-word.document.macroEnabled";

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

it("returns the SHA-256 of the content", async () => {
  const { sha256 } = await inspectFile(Uint8Array.from(Buffer.from("abc")));
  expect(sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
