import { setImmediate } from "node:timers/promises";
import { PdfReader } from "./pdf-reader.ts";
import { promisify } from "node:util";
import { constants, inflate as inflateCallback } from "node:zlib";
import { hasKey, type PdfDictionary, type PdfValue, ReadBudget, UnreadablePdfError, valuesOf } from "./pdf-value.ts";

export type PdfObject = {
  /** Null when it cannot be recognised. */
  readonly number: number | null;
  readonly value: PdfValue;
  readonly isStream: boolean;
};

type PdfObjects = {
  readonly objects: readonly PdfObject[];
  /** All names and keys, decoded. */
  readonly names: ReadonlySet<string>;
};

/** Each byte of an honest file is read once. */
const MAX_READS = 2;

/** Programs repair a file by the keyword alone, so the table of objects does not matter, nor what is around. */
const OBJECT = /(?<![A-Za-z])obj(?![A-Za-z])|(?<![A-Za-z])trailer(?=[\0\t\n\f\r ]*<<)/g;

const OBJECT_NUMBER = /(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]*$/;

/** Counted for each object besides its bytes. */
const BYTES_PER_OBJECT = 256;

/** Characters before a keyword that are looked at. */
const LOOK_BACK = 1024;

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && "\0\t\n\f\r ".includes(character);

/** Index after the last character before `index` that is no white space. */
const endBefore = (text: string, index: number): number => {
  let end = index;
  while (index - end < LOOK_BACK && isSpace(text[end - 1])) end -= 1;
  return end;
};

/** A word of a text, not the keyword: neither a number is before it, nor a comment that could hide one. */
const isWord = (text: string, index: number): boolean => {
  const end = endBefore(text, index);
  const last = text[end - 1];
  if (last === undefined || isSpace(last) || /\d/.test(last)) return false;
  if (!/[\r\n]/.test(text.slice(end, index))) return true;
  const before = text.slice(Math.max(0, end - LOOK_BACK), end);
  const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  return start > 0 && !before.includes("%", start);
};

const objectNumber = (text: string, index: number): number | null => {
  const match = OBJECT_NUMBER.exec(text.slice(Math.max(0, index - 64), index));
  return match === null ? null : Number(match[1]);
};

class ObjectCollector {
  readonly objects: PdfObject[] = [];
  readonly names = new Set<string>();
  readonly #budget = new ReadBudget();

  addText(text: string): void {
    this.#budget.add(text.length * MAX_READS);
  }

  /** Lets other work go on, now and then. */
  async pause(): Promise<void> {
    if (this.#budget.endsTurn(BYTES_PER_OBJECT)) await setImmediate();
  }

  reader(text: string, position: number): PdfReader {
    this.#budget.beginObject();
    return new PdfReader(text, position, this.#budget, (name) => {
      this.names.add(name);
    });
  }

  /** The objects of a stream: pairs of number and offset, and the values. */
  async addStreamObjects(text: string, dictionary: PdfDictionary): Promise<void> {
    this.addText(text);
    const [first] = valuesOf(dictionary, "First");
    if (first?.type !== "number") throw new UnreadablePdfError("an object stream without an offset");
    const head = text.slice(0, first.value).match(/\d{1,10}/g) ?? [];
    for (let index = 0; index + 1 < head.length; index += 2) {
      await this.pause();
      const reader = this.reader(text, first.value + Number(head[index + 1]));
      const value = reader.value();
      if (value !== null) this.objects.push({ number: Number(head[index]), value, isStream: false });
    }
  }
}

/** Start of the data after the keyword `stream`. */
const dataStart = (text: string, position: number): number => {
  if (text.startsWith("\r\n", position)) return position + 2;
  return text[position] === "\n" || text[position] === "\r" ? position + 1 : position;
};

const inflate = promisify(inflateCallback);

/** Limit for the unpacked object streams of a file; a document of a thousand pages has less. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/** A stream with objects. Some programs read one without its type. */
const isObjectStream = (dictionary: PdfDictionary): boolean =>
  valuesOf(dictionary, "Type").some((type) => type.type === "name" && type.name === "ObjStm") ||
  (hasKey(dictionary, "N") && hasKey(dictionary, "First"));

const filterName = (filter: PdfValue): string | null => {
  if (filter.type === "name") return filter.name;
  return filter.type === "array" && filter.items.length === 1 ? filterName(filter.items[0] ?? filter) : null;
};

/** Programs that write object streams pack them with this filter, if with any. */
const isDeflated = (dictionary: PdfDictionary): boolean => {
  const filters = valuesOf(dictionary, "Filter");
  const [filter] = filters;
  if (filter === undefined) return false;
  const name = filterName(filter);
  if (filters.length > 1 || (name !== "FlateDecode" && name !== "Fl") || hasPredictor(dictionary)) {
    throw new UnreadablePdfError("an object stream with another filter");
  }
  return true;
};

const isPredicted = (parameters: PdfValue): boolean => {
  if (parameters.type === "array") return parameters.items.some(isPredicted);
  if (parameters.type === "other") return false;
  if (parameters.type !== "dictionary") return true;
  return valuesOf(parameters, "Predictor").some((value) => value.type !== "number" || value.value !== 1);
};

const hasPredictor = (dictionary: PdfDictionary): boolean =>
  ["DecodeParms", "DP"].flatMap((key) => valuesOf(dictionary, key)).some(isPredicted);

/** Data without a filter: to its stated length or to the keyword after it, whichever is later. */
const plainData = (dictionary: PdfDictionary, data: Buffer): Buffer => {
  const [length] = valuesOf(dictionary, "Length");
  if (length?.type !== "number") return data;
  return data.subarray(0, Math.max(length.value, data.indexOf("endstream")));
};

/** Unpacks object streams of one file. Packed data ends by itself, whatever length the file states. */
const createUnpack = (file: Buffer): ((dictionary: PdfDictionary, start: number) => Promise<string>) => {
  let left = MAX_UNPACKED_BYTES;
  const spend = (unpacked: Buffer): string => {
    left -= unpacked.byteLength;
    if (left < 0) throw new UnreadablePdfError("object streams that are too large");
    return unpacked.toString("latin1");
  };
  return async (dictionary, start) => {
    const data = file.subarray(start);
    if (!isDeflated(dictionary)) return spend(plainData(dictionary, data));
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, left) };
    const unpacked = await inflate(data, options).catch(() => {
      throw new UnreadablePdfError("an object stream that cannot be unpacked");
    });
    return spend(unpacked);
  };
};

/**
 * Every object that a program may read from a file, those in object streams included. Throws `UnreadablePdfError` for a file
 * that is made to take long or to hide something.
 */
export const collectPdfObjects = async (file: Buffer): Promise<PdfObjects> => {
  const text = file.toString("latin1");
  const collector = new ObjectCollector();
  collector.addText(text);
  const unpack = createUnpack(file);
  for (const { 0: keyword, index } of text.matchAll(OBJECT)) {
    await collector.pause();
    if (keyword === "obj" && isWord(text, index)) continue;
    const reader = collector.reader(text, index + keyword.length);
    const value = reader.value();
    if (value === null) continue;
    const isStream = value.type === "dictionary" && reader.keyword() === "stream";
    collector.objects.push({ number: objectNumber(text, index), value, isStream });
    if (isStream && isObjectStream(value)) {
      await collector.addStreamObjects(await unpack(value, dataStart(text, reader.position)), value);
    }
  }
  return collector;
};
