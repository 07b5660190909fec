/** Sizes and signatures of a zip archive (APPNOTE.TXT 6.3). */
export const END_LENGTH = 22;
export const ENTRY_LENGTH = 46;
export const LOCAL_LENGTH = 30;

export const END_SIGNATURE = 0x06_05_4b_50;
export const ENTRY_SIGNATURE = 0x02_01_4b_50;
export const LOCAL_SIGNATURE = 0x04_03_4b_50;

export const MAX_COMMENT = 0xff_ff;

/** Extra field with another name of the entry (Info-ZIP, APPNOTE.TXT 4.6.9): version, checksum, name. */
const UNICODE_PATH = 0x70_75;
const UNICODE_PATH_HEAD = 5;

/** Header of an entry in the central directory. */
export type CentralHeader = {
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
export const readCentralHeader = (archive: Buffer, index: number): CentralHeader | null => {
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

export type LocalHeader = {
  readonly name: Buffer;
  readonly method: number;
  readonly extra: Buffer;
  /** Offset of the packed content. */
  readonly content: number;
};

/** Null unless a local header starts at `index`. */
export const readLocalHeader = (archive: Buffer, index: number): LocalHeader | null => {
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
export const unicodePath = (extra: Buffer): Buffer | null => {
  for (let index = 0; index + 4 <= extra.length; ) {
    const end = index + 4 + extra.readUInt16LE(index + 2);
    if (extra.readUInt16LE(index) === UNICODE_PATH) return extra.subarray(index + 4 + UNICODE_PATH_HEAD, end);
    index = end;
  }
  return null;
};
