import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { BackupFault } from "#application/backup/index.ts";
import { decrypt, encrypt } from "./encrypt.ts";

const PASSPHRASE = "cinq mots choisis au hasard";

const LOG_N = 10;

const CHUNK_BYTES = 64 * 1024;

/** Bytes of an encrypted piece. */
const PIECE_BYTES = CHUNK_BYTES + 16;

/** Bytes before the first piece: the header and a nonce. */
const headBytes = (file: Buffer): number => file.indexOf("\n", file.indexOf("\n--- ") + 1) + 1 + 16;

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, "../../../../../tests/fixtures/backups", name));

/** Written by the program before it used age, with this passphrase and 65,636 bytes. */
const OLD_FILE = fixture("encrypted-by-own-format.bin");

const inChunks = async function* (content: Buffer, bytes: number) {
  for (let start = 0; start < content.length; start += bytes) yield content.subarray(start, start + bytes);
};

const encrypted = (content: Buffer, chunkBytes = 10_000): Promise<Buffer> =>
  buffer(encrypt(inChunks(content, chunkBytes), PASSPHRASE, LOG_N));

const decrypted = (file: Buffer, passphrase: string | null = PASSPHRASE): Promise<Buffer> =>
  buffer(decrypt(inChunks(file, 30_000), passphrase));

const faultOf = (file: Buffer, passphrase: string | null = PASSPHRASE): Promise<string> =>
  decrypted(file, passphrase).then(
    () => "none",
    (error: unknown) => {
      if (error instanceof BackupFault) return error.message;
      throw error;
    },
  );

const bytes = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 7) % 251));

const flipped = (file: Buffer, index: number): Buffer => {
  const copy = Buffer.from(file);
  copy[index] = (copy[index] ?? 0) ^ 4;
  return copy;
};

const WRONG = "BACKUP_PASSPHRASE is not the passphrase with which it was encrypted, or its first lines are damaged";
const DAMAGED = "it is damaged or cut: its encrypted content is not what was written";

describe("an encrypted backup", () => {
  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    "of %i bytes is read as it was written",
    async (length) => {
      const content = bytes(length);
      const file = await encrypted(content);
      const pieces = Math.max(1, Math.ceil(length / CHUNK_BYTES));
      expect(file.length).toBe(headBytes(file) + length + 16 * pieces);
      expect((await decrypted(file)).equals(content)).toBe(true);
    },
  );

  it("is a file of age, with another salt and other bytes each time", async () => {
    const [first, second] = [await encrypted(bytes(100)), await encrypted(bytes(100))];
    expect(first.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 10\n/);
    expect(first.subarray(headBytes(first)).equals(second.subarray(headBytes(second)))).toBe(false);
    expect(first.includes(PASSPHRASE)).toBe(false);
  });

  it("is read without a passphrase where it is not encrypted", async () => {
    const file = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, ...bytes(CHUNK_BYTES * 2)]);
    expect((await decrypted(file, null)).equals(file)).toBe(true);
    expect((await decrypted(file)).equals(file)).toBe(true);
    expect((await decrypted(Buffer.alloc(0))).length).toBe(0);
  });

  it("distinguishes a missing and a wrong passphrase from damage", async () => {
    const file = await encrypted(bytes(100));
    expect(await faultOf(file, null)).toBe("it is encrypted, and BACKUP_PASSPHRASE is not set");
    expect(await faultOf(file, `${PASSPHRASE}.`)).toBe(WRONG);
    expect(await faultOf(OLD_FILE, null)).toBe("it is encrypted, and BACKUP_PASSPHRASE is not set");
    expect(await faultOf(OLD_FILE, `${PASSPHRASE}.`)).toBe(
      "BACKUP_PASSPHRASE is not the passphrase with which it was encrypted",
    );
  });

  it("is refused when a byte of it has flipped", async () => {
    const file = await encrypted(bytes(2 * CHUNK_BYTES + 5));
    const start = headBytes(file);
    for (let index = 1; index < start; index += 3) {
      expect([DAMAGED, WRONG], String(index)).toContain(await faultOf(flipped(file, index)));
    }
    for (const index of [9, PIECE_BYTES - 1, PIECE_BYTES]) {
      expect(await faultOf(flipped(file, start + index))).toBe(DAMAGED);
    }
    expect(await faultOf(flipped(file, file.length - 1))).toBe(DAMAGED);
  });

  it("is refused when it is cut, also between two pieces", async () => {
    const file = await encrypted(bytes(3 * CHUNK_BYTES));
    const start = headBytes(file);
    for (const length of [start + PIECE_BYTES, start + 2 * PIECE_BYTES, start, file.length - 1, 100]) {
      expect([length, await faultOf(file.subarray(0, length))]).toEqual([length, DAMAGED]);
    }
  });

  it("that the program age encrypted (1.1.1 of Debian) is read", async () => {
    expect((await decrypted(fixture("encrypted-by-age.bin"))).equals(bytes(65_636))).toBe(true);
  });

  it("of the format before age is read, and refused where it is damaged or cut", async () => {
    expect((await decrypted(OLD_FILE)).equals(bytes(65_636))).toBe(true);
    expect(await faultOf(flipped(OLD_FILE, 20))).toMatch(/^it is damaged or cut: its first two lines/);
    expect(await faultOf(flipped(OLD_FILE, OLD_FILE.length - 1))).toContain("it is damaged or cut: piece 2 of");
    expect(await faultOf(flipped(OLD_FILE, OLD_FILE.length - 200))).toContain("it is damaged: piece 1 of");
    expect(await faultOf(OLD_FILE.subarray(0, OLD_FILE.length - 116))).toBe("it is cut: its end is missing");
  });

  it("is refused when pieces are exchanged, repeated or of another file, or something follows", async () => {
    const [file, other] = [await encrypted(bytes(3 * CHUNK_BYTES)), await encrypted(bytes(3 * CHUNK_BYTES))];
    const start = headBytes(file);
    const piece = (of: Buffer, index: number) =>
      of.subarray(start + index * PIECE_BYTES, start + (index + 1) * PIECE_BYTES);
    const head = file.subarray(0, start);
    const withPieces = (...pieces: readonly Buffer[]) => faultOf(Buffer.concat([head, ...pieces]));
    expect(await withPieces(piece(file, 1), piece(file, 0), piece(file, 2))).toBe(DAMAGED);
    expect(await withPieces(piece(file, 0), piece(file, 0), piece(file, 2))).toBe(DAMAGED);
    expect(await withPieces(piece(file, 0), piece(other, 1), piece(file, 2))).toBe(DAMAGED);
    expect(await withPieces(piece(file, 0), piece(file, 2))).toBe(DAMAGED);
    expect(await withPieces(piece(file, 0), piece(file, 1), piece(file, 2), Buffer.from("a"))).toBe(DAMAGED);
  });
});
