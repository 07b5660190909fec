import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { BackupFault } from "#application/backup/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { ByteReader } from "./byte-reader.ts";
import { decryptOwnFormat } from "./own-format.ts";

/**
 * 2^17: 128 MB and half a second:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt
 */
const SCRYPT_LOG_N = 17;

/** First bytes of an encrypted file: "age-encryption.org", and the bracket of the format before. Zstd begins with 0x28. */
const AGE = 0x61;
const OWN_FORMAT = 0x7b;

const toWeb = (content: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>;

/** Encrypts in the format of age, which every program for it opens: https://age-encryption.org/v1 */
export async function* encrypt(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
  logN = SCRYPT_LOG_N,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(logN);
  yield* await encrypter.encrypt(toWeb(content));
}

const faultOf = (error: unknown): BackupFault => {
  if (error instanceof BackupFault) return error;
  return new BackupFault(
    errorMessage(error).startsWith("no identity matched")
      ? "BACKUP_PASSPHRASE is not the passphrase with which it was encrypted, or its first lines are damaged"
      : "it is damaged or cut: its encrypted content is not what was written",
  );
};

async function* decryptAge(reader: ByteReader, passphrase: string | null): AsyncGenerator<Uint8Array> {
  if (passphrase === null) throw new BackupFault("it is encrypted, and BACKUP_PASSPHRASE is not set");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    yield* await decrypter.decrypt(toWeb(reader.rest()));
  } catch (error) {
    throw faultOf(error);
  }
}

/** The content of an encrypted file; that of another one as it is. Throws `BackupFault`. */
export async function* decrypt(file: AsyncIterable<Uint8Array>, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(file);
  try {
    if (await reader.startsWith(AGE)) yield* decryptAge(reader, passphrase);
    else if (await reader.startsWith(OWN_FORMAT)) yield* decryptOwnFormat(reader, passphrase);
    else yield* reader.rest();
  } finally {
    await reader.close();
  }
}

export const isEncrypted = async (reader: ByteReader): Promise<boolean> =>
  (await reader.startsWith(AGE)) || reader.startsWith(OWN_FORMAT);
