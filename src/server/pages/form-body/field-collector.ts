import type { BodyProblem, Upload } from "#application/leads/index.ts";
import type { FieldRules, FormFields } from "#application/site/index.ts";
import { createByteStore, type Reservation } from "./byte-store.ts";
import type { PartHead, PartSink } from "./multipart-parser.ts";

type Reservations = { readonly texts: Reservation; readonly files: Reservation };

type Fault = Extract<BodyProblem, "busy" | "tooLarge">;

/** `fault`: why fields are missing; null if complete. The first reason wins. */
type State = { rules: FieldRules; reservations: Reservations; fault: Fault | null };

export type FieldCollector = {
  /** Drops what these rules do not allow; the fields that follow are collected by them. */
  readonly useRules: (rules: FieldRules, reservations: Reservations) => void;
  readonly openPart: (head: PartHead) => PartSink;
  /** Truncates a text to the limits. */
  readonly limitText: (bytes: Uint8Array) => Uint8Array;
  readonly addText: (name: string, text: string) => void;
  readonly dropTexts: () => void;
  readonly fields: FormFields;
  readonly fault: () => Fault | null;
  readonly dropFiles: () => void;
};

const IGNORED: PartSink = { write: () => undefined, end: () => undefined };

/** Total bytes of all texts: twice the longest genuine form. */
export const MAX_TEXT_BYTES = 64 * 1024;

/** Twice the fields of the longest form. Thousands of empty fields would cost more to parse than to send. */
export const MAX_FIELDS = 100;

/** Until the rules of a form are known: every text, and no file. */
const EARLY_RULES: FieldRules = { texts: { has: () => true }, files: new Map(), acceptsFiles: () => false };

/** What is read early is no longer than `MAX_TEXT_BYTES`, and is reserved once the rules are known. */
const UNCOUNTED: Reservation = { reserve: () => true, release: () => undefined };

const createTextCollector = (state: State) => {
  const texts = new Map<string, string>();
  let textBytes = 0;
  const limitText = (bytes: Uint8Array): Uint8Array => {
    const accepted = bytes.subarray(0, MAX_TEXT_BYTES - textBytes);
    if (accepted.byteLength < bytes.byteLength) state.fault ??= "tooLarge";
    if (!state.reservations.texts.reserve(accepted.byteLength)) {
      state.fault ??= "busy";
      return new Uint8Array();
    }
    textBytes += accepted.byteLength;
    return accepted;
  };
  const addText = (name: string, text: string): void => {
    if (state.rules.texts.has(name) && !texts.has(name)) texts.set(name, text.toWellFormed());
  };
  const openText = (name: string): PartSink => {
    if (!state.rules.texts.has(name) || texts.has(name)) return IGNORED;
    const store = createByteStore(MAX_TEXT_BYTES);
    return {
      write: (bytes) => store.append(limitText(bytes)),
      end: () => addText(name, Buffer.from(store.take()).toString()),
    };
  };
  /** Reserves what was read early. */
  const reserveTexts = (): void => {
    if (state.reservations.texts.reserve(textBytes)) return;
    state.fault ??= "busy";
    texts.clear();
  };
  return { texts, limitText, addText, openText, reserveTexts, dropTexts: () => texts.clear() };
};

const createFileCollector = (state: State) => {
  const files = new Map<string, Upload>();
  const dropFiles = (): void => {
    files.clear();
    state.reservations.files.release();
  };
  /** Accepts one byte more than allowed, so that the form can name the field whose file is too large. */
  const openFile = (field: string, filename: string): PartSink => {
    const maxBytes = state.rules.files.get(field);
    if (maxBytes === undefined || files.has(field)) return IGNORED;
    const store = createByteStore(maxBytes + 1);
    return {
      write(bytes) {
        const accepted = bytes.subarray(0, maxBytes + 1 - store.length());
        if (state.fault !== null || accepted.byteLength === 0) return;
        if (state.reservations.files.reserve(accepted.byteLength)) return store.append(accepted);
        state.fault = "busy";
        store.take();
        dropFiles();
      },
      end() {
        if (state.fault !== null || store.length() === 0) return;
        files.set(field, { name: filename.toWellFormed(), bytes: store.take() });
      },
    };
  };
  return { files, dropFiles, openFile };
};

/** Collects the allowed fields of a body within the limits. */
export const createFieldCollector = (): FieldCollector => {
  const state: State = { rules: EARLY_RULES, reservations: { texts: UNCOUNTED, files: UNCOUNTED }, fault: null };
  const { texts, openText, reserveTexts, ...textCollector } = createTextCollector(state);
  const { files, openFile, dropFiles } = createFileCollector(state);
  let fields = 0;
  return {
    ...textCollector,
    dropFiles,
    fields: { texts, files },
    fault: () => state.fault,
    useRules(rules, reservations) {
      Object.assign(state, { rules, reservations });
      for (const name of texts.keys()) if (!rules.texts.has(name)) texts.delete(name);
      reserveTexts();
    },
    openPart({ name, filename }) {
      fields += 1;
      if (fields > MAX_FIELDS) throw new TypeError("too many fields");
      if (filename === null) return openText(name);
      return state.rules.acceptsFiles(texts) ? openFile(name, filename) : IGNORED;
    },
  };
};
