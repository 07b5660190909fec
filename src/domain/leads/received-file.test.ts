import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILE_TYPES, type FileType } from "./fields.ts";
import type { LeadFile } from "./lead.ts";
import { fittingName, openReceived, sealReceived } from "./received-file.ts";
import { FILE_NAME_MAX } from "./text-rules.ts";

const TYPES = Object.keys(FILE_TYPES) as FileType[];
const PDF = "application/pdf";

describe("the name of a file", () => {
  it.each([
    ["cv.pdf", PDF, "cv.pdf"],
    ["CV.PDF", PDF, "CV.PDF"],
    ["cv.EXE", PDF, "cv.EXE.pdf"],
    ["photo.png", "image/jpeg", "photo.jpg"],
    ["photo.jpeg", "image/jpeg", "photo.jpeg"],
    ["C:\\Mes documents\\Léa – CV.docx", PDF, "Léa – CV.pdf"],
    ["../../.htaccess", PDF, "htaccess.pdf"],
    ["", PDF, "fichier.pdf"],
    [".pdf", PDF, "pdf.pdf"],
    ["cv.pdf\u202excod", PDF, "cv.pdfxcod.pdf"],
  ] as const)("%j of a file of %s is %j", (given, type, name) => {
    expect(fittingName(given, type)).toBe(name);
  });

  it("is short, is no path, and ends with an extension of its type, whatever was sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom(...TYPES), (given, type) => {
        const name = fittingName(given, type);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
        expect(name).not.toMatch(/[/\\\u0000-\u001f]|^\./);
        expect(name.isWellFormed()).toBe(true);
        expect(FILE_TYPES[type].extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))).toBe(
          true,
        );
      }),
    );
  });
});

describe("a file that waits for its form", () => {
  const seal = { seal: (text: string) => text, open: (sealed: string) => (sealed === "" ? null : sealed) };
  const until = new Date("2026-11-21T12:00:00Z");
  const file: LeadFile = { id: "1", field: "cv", name: "cv.pdf", type: PDF, bytes: 3, sha256: "0" };
  const sealed = sealReceived(seal, "key", file, until);

  it("comes back for its own form and field, until its time is over", () => {
    expect(openReceived(seal, sealed, { key: "key", field: "cv", now: until })).toEqual({ file, until });
    expect(openReceived(seal, sealed, { key: "other", field: "cv", now: until })).toBeNull();
    expect(openReceived(seal, sealed, { key: "key", field: "letter", now: until })).toBeNull();
    const late = new Date(until.getTime() + 1);
    expect(openReceived(seal, sealed, { key: "key", field: "cv", now: late })).toBeNull();
  });

  it.each(["", "x", '["form","key"]'])("is not %j", (text) => {
    expect(openReceived(seal, text, { key: "key", field: "cv", now: until })).toBeNull();
  });
});
