import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { MailTransport } from "./mail-sender.ts";

/** Writes mails to `*.eml` files in the folder, atomically and synced to disk. One delivery always has the same file. */
export const createFileTransport =
  (folder: string): MailTransport =>
  async ({ raw }, { delivery, reference, created_at }) => {
    await mkdir(folder, { recursive: true });
    const timestamp = created_at.slice(0, 19).replaceAll(/[-:]/g, "");
    const path = join(
      folder,
      `${[timestamp, reference].filter(Boolean).join("-")}-${delivery.purpose}-${delivery.id.slice(-12)}.eml`,
    );
    const temporaryPath = `${path}.part`;
    const file = await open(temporaryPath, "w", 0o600);
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
    await syncFolder(folder);
  };

const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open a folder; its file system writes the name with the file.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
