import { constants, inflateRawSync } from "node:zlib";

/** A text document has some dozens of entries, with pictures some hundreds. */
const MAX_ENTRIES = 2000;

/** The first bytes of an entry, which identify a program. */
const HEAD_BYTES = 16;

/** Compressed bytes that are certain to contain them; they unpack to half a megabyte at most. */
const MAX_PACKED_BYTES = 512;

/** Limit for the unpacked bytes of all entries: an archive bomb is not unpacked. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xff_ff;

const [STORED, DEFLATED] = [0, 8] as const;
const ENCRYPTED = 0x1;

export type ArchiveEntry = {
  readonly name: string;
  /** At most 16 bytes; null if unreadable: encrypted, unknown compression, or not at the beginning. */
  readonly head: Uint8Array | null;
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

const readHead = (archive: Buffer, entry: number, unpacked: { bytes: number }): Uint8Array | null => {
  const [flags, method] = [archive.readUInt16LE(entry + 8), archive.readUInt16LE(entry + 10)];
  const [packedLength, length] = [archive.readUInt32LE(entry + 20), archive.readUInt32LE(entry + 24)];
  const local = archive.readUInt32LE(entry + 42);
  if ((flags & ENCRYPTED) !== 0 || local + LOCAL_LENGTH > archive.length) return null;
  const start = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + Math.min(packedLength, MAX_PACKED_BYTES));
  if (method !== STORED && method !== DEFLATED) return null;
  const content = method === STORED ? packed : inflateStart(packed, unpacked);
  return content === null || content.byteLength < Math.min(length, HEAD_BYTES) ? null : content.subarray(0, HEAD_BYTES);
};

/**
 * The entries of a zip archive by its central directory (APPNOTE.TXT 6.3); null when it cannot be read or is larger than any
 * text document.
 */
export const readArchiveEntries = (content: Uint8Array): readonly ArchiveEntry[] | null => {
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = findEnd(archive);
  if (end === -1) return null;
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return null;
  const entries: ArchiveEntry[] = [];
  const unpacked = { bytes: 0 };
  for (let index = archive.readUInt32LE(end + 16); entries.length < count; ) {
    if (index + ENTRY_LENGTH > archive.length || archive.readUInt32LE(index) !== ENTRY_SIGNATURE) return null;
    const nameEnd = index + ENTRY_LENGTH + archive.readUInt16LE(index + 28);
    const name = archive.toString("utf8", index + ENTRY_LENGTH, nameEnd);
    entries.push({ name, head: readHead(archive, index, unpacked) });
    if (unpacked.bytes > MAX_UNPACKED_BYTES) return null;
    index = nameEnd + archive.readUInt16LE(index + 30) + archive.readUInt16LE(index + 32);
  }
  return entries;
};
