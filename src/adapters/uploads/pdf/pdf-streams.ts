import { promisify } from "node:util";
import { constants, inflate as inflateCallback } from "node:zlib";
import { hasKey, type PdfDictionary, type PdfValue, UnreadablePdfError, valuesOf } from "./pdf-value.ts";

const inflate = promisify(inflateCallback);

/** Limit for the unpacked object streams of a file; a document of a thousand pages has less. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/** A stream with objects. Some programs read one without its type. */
export const isObjectStream = (dictionary: PdfDictionary): boolean =>
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
export const createUnpack = (file: Buffer): ((dictionary: PdfDictionary, start: number) => Promise<string>) => {
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
