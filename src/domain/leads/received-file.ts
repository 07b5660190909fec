import { FILE_TYPES, type FileType } from "./fields.ts";
import type { LeadFile } from "./lead.ts";
import type { Seal } from "./ports.ts";
import { openParts, sealParts } from "./sealed-parts.ts";
import { FILE_NAME_MAX, fileName } from "./text-rules.ts";

/** What a file is by its content: its type, null where it is none that a form takes; SHA-256 in hexadecimal. */
export type InspectFile = (
  content: Uint8Array<ArrayBuffer>,
) => Promise<{ readonly type: FileType | null; readonly sha256: string }>;

const KNOWN_EXTENSION = new RegExp(
  `\\.(?:${Object.values(FILE_TYPES)
    .flatMap(({ extensions }) => extensions)
    .join("|")})$`,
  "i",
);

/**
 * A file's name, cleaned, with an extension that says what it is: whatever was sent is opened as what it was judged by.
 * "cv.EXE" of a PDF is "cv.EXE.pdf", "photo.png" of a JPEG is "photo.jpg".
 */
export const fittingName = (given: string, type: FileType): string => {
  const extensions: readonly string[] = FILE_TYPES[type].extensions;
  const name = fileName(given).replace(/^[.\s]+/, "");
  if (
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`) && name.length > extension.length + 1)
  )
    return name;
  const extension = `.${extensions[0] ?? ""}`;
  const bare = name
    .replace(KNOWN_EXTENSION, "")
    .slice(0, FILE_NAME_MAX - extension.length)
    .toWellFormed()
    .trim();
  return (bare || "fichier") + extension;
};

const PURPOSE = "file";

/** A file that waits for its form to be accepted, as the form sends it back: it belongs to that form's key alone. */
export const sealReceived = (seal: Seal, key: string, file: LeadFile, until: Date): string =>
  sealParts(seal, PURPOSE, [key, until.getTime(), file]);

/** The file of `field` that was sealed for the form with that key, and until when it waits; null: none of ours, or no longer. */
export const openReceived = (
  seal: Seal,
  sealed: string,
  wanted: { readonly key: string; readonly field: string; readonly now: Date },
): { readonly file: LeadFile; readonly until: Date } | null => {
  const parts = openParts(seal, PURPOSE, sealed);
  if (parts === null) return null;
  const [key, until, file] = parts as [string, number, LeadFile];
  if (key !== wanted.key || file.field !== wanted.field || wanted.now.getTime() > until) return null;
  return { file, until: new Date(until) };
};

/** Said where a file that had arrived is gone. */
export const FILE_GONE = "Choisissez de nouveau votre fichier\u00a0: nous n’avons pas pu le conserver.";
