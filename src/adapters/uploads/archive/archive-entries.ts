import { promisify } from "node:util";
import { constants, inflateRaw, inflateRawSync } from "node:zlib";

/** A text document has some dozens of entries, with pictures some hundreds. */
const MAX_ENTRIES = 2000;

/** The first bytes of an entry, which identify a program. */
const HEAD_BYTES = 16;

/** Compressed bytes that are certain to contain them; they unpack to half a megabyte at most. */
const MAX_PACKED_BYTES = 512;

/** Limit for the unpacked bytes of all entries: an archive bomb is not unpacked. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

const [STORED, DEFLATED] = [0, 8] as const;
const ENCRYPTED = 0x1;

const inflate = promisify(inflateRaw);

export type ArchiveEntry = {
  readonly name: string;
  /** At most 16 bytes; null if unreadable: encrypted, unknown compression, or not at the beginning. */
  readonly head: Uint8Array | null;
  /** The unpacked content; null if unreadable, or once the entries are larger together than any text document. */
  readonly read: () => Promise<Uint8Array | null>;
};

/** Sizes and signatures of a zip archive (APPNOTE.TXT 6.3). */
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const LOCAL_SIGNATURE = 0x04_03_4b_50;

const MAX_COMMENT = 0xff_ff;

/** Extra field with another name of the entry (Info-ZIP, APPNOTE.TXT 4.6.9): version, checksum, name. */
const UNICODE_PATH = 0x70_75;
const UNICODE_PATH_HEAD = 5;

/** Header of an entry in the central directory. */
type CentralHeader = {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly packedLength: number;
  readonly length: number;
  /** Offset of its local header. */
  readonly local: number;
  readonly extra: Buffer;
  /** Offset of the next header. */
  readonly next: number;
};

/** Null unless a central header starts at `index`. */
const readCentralHeader = (archive: Buffer, index: number): CentralHeader | null => {
  if (index + ENTRY_LENGTH > archive.length || archive.readUInt32LE(index) !== ENTRY_SIGNATURE) return null;
  const nameEnd = index + ENTRY_LENGTH + archive.readUInt16LE(index + 28);
  const extraEnd = nameEnd + archive.readUInt16LE(index + 30);
  return {
    name: archive.subarray(index + ENTRY_LENGTH, nameEnd),
    flags: archive.readUInt16LE(index + 8),
    method: archive.readUInt16LE(index + 10),
    packedLength: archive.readUInt32LE(index + 20),
    length: archive.readUInt32LE(index + 24),
    local: archive.readUInt32LE(index + 42),
    extra: archive.subarray(nameEnd, extraEnd),
    next: extraEnd + archive.readUInt16LE(index + 32),
  };
};

type LocalHeader = {
  readonly name: Buffer;
  readonly method: number;
  readonly extra: Buffer;
  /** Offset of the packed content. */
  readonly content: number;
};

/** Null unless a local header starts at `index`. */
const readLocalHeader = (archive: Buffer, index: number): LocalHeader | null => {
  if (index + LOCAL_LENGTH > archive.length || archive.readUInt32LE(index) !== LOCAL_SIGNATURE) return null;
  const nameEnd = index + LOCAL_LENGTH + archive.readUInt16LE(index + 26);
  const content = nameEnd + archive.readUInt16LE(index + 28);
  return {
    name: archive.subarray(index + LOCAL_LENGTH, nameEnd),
    method: archive.readUInt16LE(index + 8),
    extra: archive.subarray(nameEnd, content),
    content,
  };
};

/** The name in an extra field; null without one. */
const unicodePath = (extra: Buffer): Buffer | null => {
  for (let index = 0; index + 4 <= extra.length; ) {
    const end = index + 4 + extra.readUInt16LE(index + 2);
    if (extra.readUInt16LE(index) === UNICODE_PATH) return extra.subarray(index + 4 + UNICODE_PATH_HEAD, end);
    index = end;
  }
  return null;
};

/** The last end record, which programs search for from the end of the archive. */
const findEnd = (archive: Buffer): number => {
  const first = Math.max(0, archive.length - END_LENGTH - MAX_COMMENT);
  for (let index = archive.length - END_LENGTH; index >= first; index -= 1) {
    if (archive.readUInt32LE(index) === END_SIGNATURE) return index;
  }
  return -1;
};

/** Unpacks the beginning of an entry; adds its size to `unpacked`. */
const inflateStart = (packed: Uint8Array, unpacked: { bytes: number }): Uint8Array | null => {
  try {
    const start = inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
    unpacked.bytes += start.byteLength;
    return start;
  } catch {
    return null;
  }
};

const inflateAll = async (packed: Uint8Array, unpacked: { bytes: number }): Promise<Uint8Array | null> => {
  try {
    const content = await inflate(packed, { maxOutputLength: Math.max(1, MAX_UNPACKED_BYTES - unpacked.bytes) });
    unpacked.bytes += content.byteLength;
    return content;
  } catch {
    return null;
  }
};

const isReadable = ({ flags, method }: CentralHeader): boolean =>
  (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);

/** The local and the central header name the same file: programs and scanners read one or the other. */
const agree = (central: CentralHeader, local: LocalHeader): boolean =>
  local.name.equals(central.name) &&
  local.method === central.method &&
  [local, central].every(({ extra }) => unicodePath(extra)?.equals(central.name) ?? true);

const toEntry = (
  archive: Buffer,
  central: CentralHeader,
  { content: start }: LocalHeader,
  unpacked: { bytes: number },
): ArchiveEntry => {
  const name = central.name.toString("utf8");
  if (!isReadable(central)) return { name, head: null, read: async () => null };
  const { packedLength, length, method } = central;
  const packed = archive.subarray(start, start + packedLength);
  const first = packed.subarray(0, MAX_PACKED_BYTES);
  const head = method === STORED ? first : inflateStart(first, unpacked);
  return {
    name,
    head: head === null || head.byteLength < Math.min(length, HEAD_BYTES) ? null : head.subarray(0, HEAD_BYTES),
    read: async () => (method === STORED ? packed : inflateAll(packed, unpacked)),
  };
};

/**
 * The entries of a zip archive by its central directory (APPNOTE.TXT 6.3); null when it cannot be read, is larger than any
 * text document, or names an entry twice or in two ways.
 */
export const readArchiveEntries = (content: Uint8Array): readonly ArchiveEntry[] | null => {
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = findEnd(archive);
  if (end === -1) return null;
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;
  const entries = new Map<string, ArchiveEntry>();
  const unpacked = { bytes: 0 };
  for (let index = archive.readUInt32LE(end + 16); entries.size < count; ) {
    const central = readCentralHeader(archive, index);
    const local = central && readLocalHeader(archive, central.local);
    if (central === null || local === null || !agree(central, local)) return null;
    const entry = toEntry(archive, central, local, unpacked);
    const key = entry.name.toLowerCase();
    if (entries.has(key) || unpacked.bytes > MAX_UNPACKED_BYTES) return null;
    entries.set(key, entry);
    index = central.next;
  }
  return [...entries.values()];
};
