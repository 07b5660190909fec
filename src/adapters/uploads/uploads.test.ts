import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createFileInspector } from "./index.ts";
import {
  ACTIVE_OPEN_DOCUMENTS,
  ACTIVE_PDFS,
  ACTIVE_WORD_DOCUMENTS,
  UNREADABLE_PDFS,
  UNREADABLE_WORD_DOCUMENTS,
  UNSAFE_WORD_DOCUMENTS,
} from "../../../tests/builders/active-documents.ts";
import { aPackedPdf, aPdf } from "../../../tests/builders/pdf-document.ts";
import { anOpenDocument, aWordDocument } from "../../../tests/builders/word-document.ts";
import { aZipArchive, type Entry } from "../../../tests/builders/zip-archive.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const ODT = "application/vnd.oasis.opendocument.text";

const contentTypes = (type: string): Entry => ({
  name: "[Content_Types].xml",
  text: `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
});
const DOCUMENT = { name: "word/document.xml", text: "<w:document/>" };
const MACRO = "application/vnd.ms-word.document.macroEnabled";

const inspectFile = createFileInspector(null);

const detectType = async (content: string | Buffer): Promise<string | null> =>
  (await inspectFile(Uint8Array.from(Buffer.from(content)))).type;

/** Milliseconds of processor since then; other work on the machine does not count. */
const computedMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

describe("inspectFile", () => {
  it("detects documents", async () => {
    expect(await detectType("%PDF-1.7\n%âãÏÓ")).toBe("application/pdf");
    expect(await detectType("\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")).toBe(
      "application/pdf",
    );
    expect(await detectType(`\u{feff}${"\r\n".repeat(500)}%PDF-1.4\n`)).toBe("application/pdf");
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
    ["a PDF behind much space", `${" ".repeat(1100)}%PDF-1.7`],
    ["a text", "Bonjour"],
    ["nothing", ""],
  ])("has no type for %s", async (_, content) => {
    expect(await detectType(content)).toBeNull();
  });

  it("has no type for a truncated file and stops early at a zip bomb", async () => {
    const archive = aZipArchive([contentTypes(DOCX), DOCUMENT]);
    for (let length = 0; length < 60; length += 1) expect(await detectType(archive.subarray(0, length))).toBeNull();
    const bomb = aZipArchive([{ name: "[Content_Types].xml", text: "a".repeat(200_000_000) }]);
    const started = process.cpuUsage();
    expect(await detectType(bomb)).toBeNull();
    expect(computedMs(started)).toBeLessThan(3000);
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

  it("is unreadable when an entry cannot be looked into, or there are too many", async () => {
    const archive = aZipArchive([contentTypes(DOCX), DOCUMENT]);
    const directory = archive.indexOf("PK\u0001\u0002");
    const encrypted = Uint8Array.from(archive);
    encrypted[directory + 8] = 1;
    const lost = Uint8Array.from(archive.subarray(0, directory));
    for (const content of [encrypted, lost]) expect((await inspectFile(content)).problem).toBe("unreadable");
    const many = Array.from({ length: 3000 }, (__, index) => ({ name: `word/${index}.xml`, text: "" }));
    expect(await problemOf(many)).toBe("unreadable");
  });

  it("unpacks little of a bomb", async () => {
    const text = "\0".repeat(50_000_000);
    const started = process.memoryUsage().rss;
    expect(await problemOf([{ name: "word/media/image1.bmp", text }])).toBeNull();
    expect(process.memoryUsage().rss - started).toBeLessThan(200_000_000);
  });
});

const problemIn = async (content: Uint8Array) => (await inspectFile(Uint8Array.from(content))).problem;

const kindsOf = (documents: Readonly<Record<string, () => Buffer>>) => Object.entries(documents);

describe("an honest document passes:", () => {
  it.each([
    ["of Word", () => aWordDocument()],
    ["of LibreOffice", () => anOpenDocument()],
    ["a PDF with links", () => aPdf()],
    ["a PDF that opens at a page, with its objects packed", () => aPackedPdf()],
    ["a PDF that repeats its objects", () => Buffer.concat([aPackedPdf(), aPdf()])],
  ])("%s", async (_, create) => {
    expect(await problemIn(create())).toBeNull();
  });
});

describe("a document that runs or loads something is refused:", () => {
  it.each([...kindsOf(ACTIVE_WORD_DOCUMENTS), ...kindsOf(ACTIVE_OPEN_DOCUMENTS), ...kindsOf(ACTIVE_PDFS)])(
    "%s",
    async (_, create) => {
      expect(await problemIn(create())).toBe("active");
    },
  );

  it.each(kindsOf(UNSAFE_WORD_DOCUMENTS))("%s", async (_, create) => {
    expect(await problemIn(create())).toBe("unsafe");
  });
});

it("answers for any damage of a document", async () => {
  const damage = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 20 });
  const documents = fc.constantFrom(aWordDocument(), anOpenDocument(), aPdf(), aPackedPdf());
  await fc.assert(
    fc.asyncProperty(documents, damage, fc.nat(5000), async (document, changes, cut) => {
      const content = Uint8Array.from(document);
      for (const [index, byte] of changes) if (index < content.length) content[index] = byte;
      const { type, problem } = await inspectFile(content.subarray(0, Math.max(0, content.length - cut)));
      expect(type === null && problem !== null).toBe(false);
    }),
    { numRuns: 200 },
  );
});

describe("a document that cannot be looked into is refused after a second of computing at most:", () => {
  it.each([...kindsOf(UNREADABLE_WORD_DOCUMENTS), ...kindsOf(UNREADABLE_PDFS)])("%s", async (_, create) => {
    const content = create();
    const started = process.cpuUsage();
    expect(await problemIn(content)).toBe("unreadable");
    expect(computedMs(started)).toBeLessThan(1000);
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

it("refuses a document that runs something although the scanner finds nothing", async () => {
  const inspect = createFileInspector([process.execPath, "-e", "process.stdin.resume()"]);
  const documents = [ACTIVE_WORD_DOCUMENTS, ACTIVE_OPEN_DOCUMENTS, ACTIVE_PDFS].flatMap((kind) =>
    kindsOf(kind).slice(0, 1),
  );
  for (const [name, create] of documents)
    expect([name, (await inspect(Uint8Array.from(create()))).problem]).toEqual([name, "active"]);
});

it("returns the SHA-256 of the content", async () => {
  const { sha256 } = await inspectFile(Uint8Array.from(Buffer.from("abc")));
  expect(sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
