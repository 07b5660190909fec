import { FILE_TYPES, type FileType, FILE_NAME_MAX, cleanFileName } from "../forms/index.ts";
import type { LeadFile } from "./lead.ts";
import { type Signer, verifyValues, signValues } from "../shared/index.ts";

/**
 * Why a file of an accepted type is refused. `unsafe`: it contains a program, or a scanner refuses it; `active`: it runs or
 * loads something when it is opened, or carries another file; `unreadable`: it cannot be looked into; `unchecked`: the
 * scanner does not answer.
 */
export type FileProblem = "unsafe" | "active" | "unreadable" | "unchecked";

/** The type is null for types that no form accepts. SHA-256 in hexadecimal. */
type FileInspection = {
  readonly type: FileType | null;
  readonly sha256: string;
  readonly problem: FileProblem | null;
};

/** Inspects the content alone. */
export type InspectFile = (content: Uint8Array<ArrayBuffer>) => Promise<FileInspection>;

const KNOWN_EXTENSION = new RegExp(
  `\\.(?:${Object.values(FILE_TYPES)
    .flatMap(({ extensions }) => extensions)
    .join("|")})$`,
  "i",
);

/**
 * Cleans a file name and makes its extension match the detected type, so that the file opens as what was checked:
 * "cv.EXE" becomes "cv.EXE.pdf" for a PDF, "photo.png" becomes "photo.jpg" for a JPEG.
 */
export const safeFileName = (uploadedName: string, type: FileType): string => {
  const extensions: readonly string[] = FILE_TYPES[type].extensions;
  const name = cleanFileName(uploadedName).replace(/^[.\s]+/, "");
  if (
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`) && name.length > extension.length + 1)
  )
    return name;
  const extension = `.${extensions[0] ?? ""}`;
  const stem = name
    .replace(KNOWN_EXTENSION, "")
    .slice(0, FILE_NAME_MAX - extension.length)
    .toWellFormed()
    .trim();
  return (stem || "fichier") + extension;
};

const PURPOSE = "file";

/** Signs a stashed file into its form. The token is bound to the form's idempotency key. */
export const signUploadedFile = (signer: Signer, key: string, file: LeadFile, expiresAt: Date): string =>
  signValues(signer, PURPOSE, [key, expiresAt.getTime(), file]);

/** Null when the token is invalid, expired, or for another form or field. */
export const verifyUploadedFile = (
  signer: Signer,
  signed: string,
  expected: { readonly key: string; readonly field: string; readonly now: Date },
): { readonly file: LeadFile; readonly expiresAt: Date } | null => {
  const values = verifyValues(signer, PURPOSE, signed);
  if (values === null) return null;
  const [key, expiresAt, file] = values as [string, number, LeadFile];
  if (key !== expected.key || file.field !== expected.field || expected.now.getTime() > expiresAt) return null;
  return { file, expiresAt: new Date(expiresAt) };
};
