import { setImmediate } from "node:timers/promises";
import type { FileProblem } from "#domain/leads/index.ts";
import { ACTIVE_KEYS, PdfActions } from "./pdf-actions.ts";
import { collectPdfObjects, type PdfObject } from "./pdf-objects.ts";
import { hasKey, UnreadablePdfError } from "./pdf-value.ts";

/** Actions, annotations and name trees that run something, send data, or carry a file (ISO 32000-2, 12.6 and 7.11). */
const ACTIVE_NAMES = [
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "Rendition",
  "Movie",
  "RichMedia",
  "XFA",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
] as const;

const OBJECTS_PER_TURN = 2000;

const isAnyActive = async (objects: readonly PdfObject[]): Promise<boolean> => {
  const actions = new PdfActions(objects);
  for (let index = 0; index < objects.length; index += OBJECTS_PER_TURN) {
    if (objects.slice(index, index + OBJECTS_PER_TURN).some(({ value }) => actions.isActive(value))) return true;
    await setImmediate();
  }
  return false;
};

/** A stream whose data is in another file. */
const isExternalStream = ({ value, isStream }: PdfObject): boolean =>
  isStream && value.type === "dictionary" && hasKey(value, "F");

const isEncrypted = ({ value }: PdfObject): boolean => value.type === "dictionary" && hasKey(value, "Encrypt");

/**
 * What a PDF contains beyond pages and links. Bounded: each byte is read twice at most, object streams unpack to 8 MiB
 * together at most, and other work goes on between objects.
 */
export const pdfProblem = async (content: Uint8Array): Promise<FileProblem | null> => {
  try {
    const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const { objects, names } = await collectPdfObjects(file);
    if (ACTIVE_NAMES.some((name) => names.has(name)) || objects.some(isExternalStream)) return "active";
    if (ACTIVE_KEYS.some((key) => names.has(key)) && (await isAnyActive(objects))) return "active";
    return objects.some(isEncrypted) ? "unreadable" : null;
  } catch (error) {
    if (error instanceof UnreadablePdfError) return "unreadable";
    throw error;
  }
};
