import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILE_TYPES, type FileType, FILE_NAME_MAX } from "../forms/index.ts";
import type { LeadFile } from "./lead.ts";
import { safeFileName, verifyUploadedFile, signUploadedFile } from "./uploaded-file.ts";

const TYPES = Object.keys(FILE_TYPES) as FileType[];
const PDF = "application/pdf";

describe("safeFileName", () => {
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
  ] as const)("renames %j of type %s to %j", (uploadedName, type, name) => {
    expect(safeFileName(uploadedName, type)).toBe(name);
  });

  it("returns a short name without a path and with a matching extension for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom(...TYPES), (uploadedName, type) => {
        const name = safeFileName(uploadedName, type);
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

describe("verifyUploadedFile", () => {
  const signer = { sign: (text: string) => text, verify: (signed: string) => (signed === "" ? null : signed) };
  const expiresAt = new Date("2026-11-21T12:00:00Z");
  const file: LeadFile = { id: "1", field: "cv", name: "cv.pdf", type: PDF, bytes: 3, sha256: "0" };
  const signed = signUploadedFile(signer, "key", file, expiresAt);

  it("returns the file for its own form and field until it expires", () => {
    expect(verifyUploadedFile(signer, signed, { key: "key", field: "cv", now: expiresAt })).toEqual({
      file,
      expiresAt,
    });
    expect(verifyUploadedFile(signer, signed, { key: "other", field: "cv", now: expiresAt })).toBeNull();
    expect(verifyUploadedFile(signer, signed, { key: "key", field: "letter", now: expiresAt })).toBeNull();
    const late = new Date(expiresAt.getTime() + 1);
    expect(verifyUploadedFile(signer, signed, { key: "key", field: "cv", now: late })).toBeNull();
  });

  it.each(["", "x", '["form","key"]'])("rejects %j", (text) => {
    expect(verifyUploadedFile(signer, text, { key: "key", field: "cv", now: expiresAt })).toBeNull();
  });
});
