import { createDecipheriv } from "node:crypto";
import { BackupFault } from "#application/backup/index.ts";
import type { ByteReader } from "./byte-reader.ts";
import { ENCRYPTED_CHUNK_BYTES, type EncryptionKey, readKey } from "./encryption-header.ts";

// Backups that were encrypted before age: pieces of 64 KiB, each encrypted and authenticated by itself, as in STREAM (Hoang,
// Reyhanitabar, Rogaway, Vizár, 2015, https://eprint.iacr.org/2015/189). The nonce has the number of the piece and whether it is
// the last one, so that none can be moved, removed or appended.

const CIPHER = "aes-256-gcm";

const TAG_BYTES = 16;

const NONCE_BYTES = 12;

type Piece = { readonly index: number; readonly isLast: boolean };

const nonceOf = ({ index, isLast }: Piece): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(index, 5, 6);
  nonce[NONCE_BYTES - 1] = Number(isLast);
  return nonce;
};

/** Null: it is not what was encrypted there. */
const decryptPiece = ({ key, line }: EncryptionKey, content: Buffer, piece: Piece): Buffer | null => {
  if (content.length < TAG_BYTES) return null;
  const end = content.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonceOf(piece), { authTagLength: TAG_BYTES })
    .setAAD(line)
    .setAuthTag(content.subarray(end));
  try {
    return Buffer.concat([decipher.update(content.subarray(0, end)), decipher.final()]);
  } catch {
    return null;
  }
};

/** The pieces of a file with their numbers; one without content where there is none. */
async function* piecesOf(reader: ByteReader, bytes: number): AsyncGenerator<Piece & { readonly content: Buffer }> {
  let content = await reader.read(bytes);
  for (let index = 0; ; index += 1) {
    const next = await reader.read(bytes);
    yield { index, content, isLast: next.length === 0 };
    if (next.length === 0) return;
    content = next;
  }
}

const faultOf = (key: EncryptionKey, content: Buffer, { index, isLast }: Piece): BackupFault => {
  const isCut = isLast && decryptPiece(key, content, { index, isLast: false }) !== null;
  return new BackupFault(
    isCut
      ? "it is cut: its end is missing"
      : `it is damaged${isLast ? " or cut" : ""}: piece ${index + 1} of its encrypted content is not what was written`,
  );
};

/** The content of a file that a Vitrine before age encrypted. Throws `BackupFault`. */
export async function* decryptOwnFormat(reader: ByteReader, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const key = await readKey(reader, passphrase);
  for await (const { content, ...piece } of piecesOf(reader, ENCRYPTED_CHUNK_BYTES + TAG_BYTES)) {
    const decrypted = decryptPiece(key, content, piece);
    if (decrypted === null) throw faultOf(key, content, piece);
    yield decrypted;
  }
}
