import { setImmediate } from "node:timers/promises";
import type { FileProblem } from "#domain/leads/index.ts";
import { collectPdfObjects, type PdfObject } from "./pdf-objects.ts";
import { hasKey, type PdfDictionary, type PdfValue, UnreadablePdfError, valuesOf } from "./pdf-value.ts";

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

/** The only action that runs by itself in honest documents: it shows a page. */
const HARMLESS_ACTION = "GoTo";

const MAX_DEPTH = 16;

/** A document has some hundreds. References to references could go on for ever. */
const MAX_LOOKED_AT = 100_000;

/** Keys with actions that run by themselves, or with embedded files. */
const ACTIVE_KEYS = ["OpenAction", "AA", "EF"] as const;

/** Finds actions that run by themselves (ISO 32000-2, 12.6). Programs differ in which of two objects of a number they use. */
class PdfActions {
  readonly #byNumber = new Map<number, PdfValue[]>();
  #left = MAX_LOOKED_AT;

  constructor(objects: readonly PdfObject[]) {
    for (const { number, value } of objects) {
      if (number === null) continue;
      const values = this.#byNumber.get(number);
      if (values) values.push(value);
      else this.#byNumber.set(number, [value]);
    }
  }

  /** True when a value contains an action that runs by itself, or an embedded file. */
  isActive(value: PdfValue): boolean {
    if (value.type === "array") return value.items.some((item) => this.isActive(item));
    if (value.type !== "dictionary") return false;
    return value.entries.some(([key, item]) => this.#isActiveEntry(key, item) || this.isActive(item));
  }

  #isActiveEntry(key: string, value: PdfValue): boolean {
    if (!ACTIVE_KEYS.some((active) => active === key)) return false;
    if (key === "OpenAction") return !this.#isHarmless(value);
    const dictionaries = this.#resolve(value).filter((one) => one.type === "dictionary");
    if (key === "EF") return dictionaries.some((files) => hasKey(files, "F") || hasKey(files, "UF"));
    return dictionaries.some(({ entries }) => entries.some(([, action]) => !this.#isHarmless(action)));
  }

  #spend(values: number): void {
    this.#left -= values;
    if (this.#left < 0) throw new UnreadablePdfError("too many actions");
  }

  #resolve(value: PdfValue): readonly PdfValue[] {
    const values = value.type === "ref" ? (this.#byNumber.get(value.object) ?? []) : [value];
    this.#spend(values.length + 1);
    return values;
  }

  /** An action, or a destination: a name, a text or an array that begins with a page. */
  #isHarmless(action: PdfValue, depth = 0): boolean {
    this.#spend(1);
    if (depth > MAX_DEPTH) return false;
    if (action.type === "ref") {
      const values = this.#resolve(action);
      return values.length > 0 && values.every((value) => this.#isHarmless(value, depth + 1));
    }
    if (action.type === "dictionary") return this.#isHarmlessDictionary(action, depth);
    if (action.type !== "array") return true;
    this.#spend(action.items.length);
    // The page of a destination is a reference, which is not followed.
    return action.items.every((item) => item.type !== "dictionary" || this.#isHarmlessDictionary(item, depth + 1));
  }

  #isHarmlessDictionary(action: PdfDictionary, depth: number): boolean {
    const types = valuesOf(action, "S").flatMap((type) => this.#resolve(type));
    if (types.some((type) => type.type !== "name" || type.name !== HARMLESS_ACTION)) return false;
    const next = valuesOf(action, "Next").flatMap((value) => this.#resolve(value));
    return next
      .flatMap((value) => (value.type === "array" ? value.items : [value]))
      .every((value) => this.#isHarmless(value, depth + 1));
  }
}

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
