import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { MailTransport } from "./mail-sender.ts";

/** Writes mails to `*.eml` in the folder: whole and on the disk, or not at all. The same delivery has the same file. */
export const fileTransport =
  (folder: string): MailTransport =>
  async ({ raw }, { delivery, reference, created_at }) => {
    await mkdir(folder, { recursive: true });
    const day = created_at.slice(0, 19).replaceAll(/[-:]/g, "");
    const path = join(
      folder,
      `${[day, reference].filter(Boolean).join("-")}-${delivery.purpose}-${delivery.id.slice(-12)}.eml`,
    );
    const unfinished = `${path}.part`;
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  };

const syncFolder = async (folder: string): Promise<void> => {
  // Windows keeps no handle on a folder; its file system writes the name with the file.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
