import type { BodyProblem, Upload } from "#application/leads/index.ts";
import { createByteStore, type Reservation } from "./byte-store.server.ts";
import type { PartHead, PartSink } from "./multipart-parser.server.ts";

/** First text and first file of each allowed name. */
export type FormFields = {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Upload>;
};

export type FieldRules = {
  /** Names of the text fields. */
  readonly texts: ReadonlySet<string>;
  /** Maximum bytes of each file field. */
  readonly files: ReadonlyMap<string, number>;
  /** True if files are accepted after these texts. */
  readonly acceptsFiles: (texts: ReadonlyMap<string, string>) => boolean;
};

type Reservations = { readonly texts: Reservation; readonly files: Reservation };

type Fault = Extract<BodyProblem, "busy" | "tooLarge">;

/** Why fields are missing; null if complete. The first reason wins. */
type FaultRecord = { reason: Fault | null };

export type FieldCollector = {
  readonly openPart: (head: PartHead) => PartSink;
  /** Truncates a text to the limits. */
  readonly limitText: (bytes: Uint8Array) => Uint8Array;
  readonly addText: (name: string, text: string) => void;
  readonly fields: FormFields;
  readonly fault: () => Fault | null;
  readonly dropFiles: () => void;
};

const IGNORED: PartSink = { write: () => undefined, end: () => undefined };

/** Total bytes of all texts: twice the longest genuine form. */
export const MAX_TEXT_BYTES = 64 * 1024;

/** Twice the fields of the longest form. Thousands of empty fields would cost more to parse than to send. */
export const MAX_FIELDS = 100;

const createTextCollector = (names: FieldRules["texts"], { reserve }: Reservation, fault: FaultRecord) => {
  const texts = new Map<string, string>();
  let textBytes = 0;
  const limitText = (bytes: Uint8Array): Uint8Array => {
    const accepted = bytes.subarray(0, MAX_TEXT_BYTES - textBytes);
    if (accepted.byteLength < bytes.byteLength) fault.reason ??= "tooLarge";
    if (!reserve(accepted.byteLength)) {
      fault.reason ??= "busy";
      return new Uint8Array();
    }
    textBytes += accepted.byteLength;
    return accepted;
  };
  const addText = (name: string, text: string): void => {
    if (names.has(name) && !texts.has(name)) texts.set(name, text.toWellFormed());
  };
  const openText = (name: string): PartSink => {
    if (!names.has(name) || texts.has(name)) return IGNORED;
    const store = createByteStore(MAX_TEXT_BYTES);
    return {
      write: (bytes) => store.append(limitText(bytes)),
      end: () => addText(name, Buffer.from(store.take()).toString()),
    };
  };
  return { texts, limitText, addText, openText };
};

const createFileCollector = (limits: FieldRules["files"], { reserve, release }: Reservation, fault: FaultRecord) => {
  const files = new Map<string, Upload>();
  const dropFiles = (): void => {
    files.clear();
    release();
  };
  /** Accepts one byte more than allowed, so that the form can name the field whose file is too large. */
  const openFile = (field: string, filename: string): PartSink => {
    const maxBytes = limits.get(field);
    if (maxBytes === undefined || files.has(field)) return IGNORED;
    const store = createByteStore(maxBytes + 1);
    return {
      write(bytes) {
        const accepted = bytes.subarray(0, maxBytes + 1 - store.length());
        if (fault.reason !== null || accepted.byteLength === 0) return;
        if (reserve(accepted.byteLength)) return store.append(accepted);
        fault.reason = "busy";
        store.take();
        dropFiles();
      },
      end() {
        if (fault.reason !== null || store.length() === 0) return;
        files.set(field, { name: filename.toWellFormed(), bytes: store.take() });
      },
    };
  };
  return { files, dropFiles, openFile };
};

/** Collects the allowed fields of a body within the limits. */
export const createFieldCollector = (rules: FieldRules, reservations: Reservations): FieldCollector => {
  const fault: FaultRecord = { reason: null };
  const { texts, openText, ...textCollector } = createTextCollector(rules.texts, reservations.texts, fault);
  const { files, openFile, dropFiles } = createFileCollector(rules.files, reservations.files, fault);
  let fields = 0;
  return {
    ...textCollector,
    dropFiles,
    fields: { texts, files },
    fault: () => fault.reason,
    openPart({ name, filename }) {
      fields += 1;
      if (fields > MAX_FIELDS) throw new TypeError("too many fields");
      if (filename === null) return openText(name);
      return rules.acceptsFiles(texts) ? openFile(name, filename) : IGNORED;
    },
  };
};
