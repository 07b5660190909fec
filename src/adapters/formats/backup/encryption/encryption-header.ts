import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { z } from "zod";
import { BackupFault } from "#application/backup/index.ts";
import type { ByteReader } from "./byte-reader.ts";

/** Bytes of content in each encrypted piece but the last one. */
export const ENCRYPTED_CHUNK_BYTES = 64 * 1024;

const MAX_LINE_BYTES = 1_024;

/** Line 1. A file of somebody else must not make the reader take more than a gigabyte of memory. */
const header = z.strictObject({
  vitrine: z.literal("encrypted backup"),
  format: z.literal(1),
  cipher: z.literal("aes-256-gcm"),
  chunk_bytes: z.literal(ENCRYPTED_CHUNK_BYTES),
  kdf: z.literal("scrypt"),
  n: z.literal([2 ** 14, 2 ** 15, 2 ** 16, 2 ** 17, 2 ** 18, 2 ** 19, 2 ** 20]),
  r: z.literal(8),
  p: z.literal(1),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  /** Distinguishes a wrong passphrase from a damaged file. */
  check: z.string().regex(/^[0-9a-f]{16}$/),
});

/** `line`: line 1, which is authenticated with each piece. */
export type EncryptionKey = { readonly key: Buffer; readonly line: Buffer };

const runScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt);

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const deriveKey = async (
  passphrase: string,
  { n, r, p, salt }: Pick<z.infer<typeof header>, "n" | "r" | "p" | "salt">,
): Promise<{ readonly key: Buffer; readonly check: string }> => {
  const derived = await runScrypt(passphrase, Buffer.from(salt, "hex"), 64, { N: n, r, p, maxmem: 256 * n * r });
  return { key: derived.subarray(0, 32), check: sha256(derived.subarray(32)).slice(0, 16) };
};

const parseHeader = (line: Buffer): z.infer<typeof header> => {
  try {
    return header.parse(JSON.parse(line.toString("utf8")));
  } catch {
    throw new BackupFault("it is encrypted in a way that this Vitrine does not know");
  }
};

/** Reads the two lines. Throws `BackupFault` where they are damaged, or the passphrase is missing or wrong. */
export const readKey = async (reader: ByteReader, passphrase: string | null): Promise<EncryptionKey> => {
  const line = await reader.readLine(MAX_LINE_BYTES);
  const checksum = await reader.readLine(MAX_LINE_BYTES);
  if (line === null || checksum === null || checksum.toString("latin1") !== sha256(line))
    throw new BackupFault("it is damaged or cut: its first two lines are not those of an encrypted backup");
  const parameters = parseHeader(line);
  if (passphrase === null) throw new BackupFault("it is encrypted, and BACKUP_PASSPHRASE is not set");
  const { key, check } = await deriveKey(passphrase, parameters);
  if (check !== parameters.check)
    throw new BackupFault("BACKUP_PASSPHRASE is not the passphrase with which it was encrypted");
  return { key, line };
};
