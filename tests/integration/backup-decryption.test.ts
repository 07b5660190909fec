// The script of docs/how-to/back-up.md decrypts a backup without the program.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createBackupFormat } from "../../src/adapters/formats/backup/index.ts";

const PASSPHRASE = "cinq mots choisis au hasard";

const HEADER = { program: "1.1.0", schema: "0001_stock", createdAt: "2026-11-27T17:15:00.000Z" };

const TABLE = { name: "settings", columns: { value: "text" } } as const;

/** What does not shrink: several pieces. */
const ROWS = Array.from({ length: 12_000 }, (_, index) => [`${index * 7_919} ${Math.sin(index)} ${Math.cos(index)}`]);

const write = (passphrase: string | null): Promise<Buffer> =>
  buffer(
    createBackupFormat(passphrase).write(HEADER, [TABLE], async function* () {
      yield ROWS;
    }),
  );

test("the script of the guide decrypts a backup to what is written without a passphrase", async () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-decryption-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const guide = readFileSync("docs/how-to/back-up.md", "utf8");
  const [, script = ""] = /```js\n(.*?)```/s.exec(guide) ?? [];
  const [program, file] = [join(folder, "decrypt.mjs"), join(folder, "vitrine.zst.enc")];
  writeFileSync(program, script);
  const encrypted = await write(PASSPHRASE);
  expect(encrypted.length).toBeGreaterThan(2 * 65_536);
  writeFileSync(file, encrypted);
  const decrypt = (passphrase: string) =>
    spawnSync(process.execPath, [program, file], { env: { BACKUP_PASSPHRASE: passphrase }, maxBuffer: 2 ** 24 });
  const { status, stdout } = decrypt(PASSPHRASE);
  expect([status, stdout.equals(await write(null))]).toEqual([0, true]);
  expect(decrypt(`${PASSPHRASE}.`).status).not.toBe(0);
});
