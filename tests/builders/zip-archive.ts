import { crc32, deflateRawSync } from "node:zlib";

export type Entry = {
  readonly name: string;
  readonly text: string | Uint8Array;
  readonly stored?: boolean;
  /** Name in the local header, where it differs from that of the directory. */
  readonly localName?: string;
  /** Extra field of both headers. */
  readonly extra?: Buffer;
};

type Header = { readonly local: Buffer; readonly central: Buffer };

const EMPTY = Buffer.alloc(0);

const archiveHeaders = (entry: Entry, data: Buffer, offset: number): Header => {
  const { name, text, stored = false, localName = name, extra = EMPTY } = entry;
  const common = (ownName: string): Buffer => {
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(stored ? 0 : 8, 4);
    header.writeUInt32LE(crc32(text), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(Buffer.byteLength(text), 18);
    header.writeUInt16LE(Buffer.byteLength(ownName), 22);
    header.writeUInt16LE(extra.length, 24);
    return header;
  };
  const end = Buffer.alloc(14);
  end.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from("PK\u0003\u0004"), common(localName), Buffer.from(localName), extra]),
    central: Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), common(name), end, Buffer.from(name), extra]),
  };
};

/** A zip archive (APPNOTE.TXT 6.3). */
export const aZipArchive = (entries: readonly Entry[]): Buffer<ArrayBuffer> => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const data = entry.stored ? Buffer.from(entry.text) : deflateRawSync(entry.text);
    const { local, central } = archiveHeaders(entry, data, offset);
    locals.push(local, data);
    centrals.push(central);
    offset += local.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(centrals).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...centrals, end]);
};
