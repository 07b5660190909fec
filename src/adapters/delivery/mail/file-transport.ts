import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { OWNER_ONLY, writeFileAtomically } from "../../platform/files/atomic-file.ts";
import type { MailTransport } from "./mail-sender.ts";

/** Writes mails to `*.eml` files in the folder, atomically and synced to disk. One delivery always has the same file. */
export const createFileTransport =
  (folder: string): MailTransport =>
  async ({ raw }, { delivery, reference, created_at }) => {
    await mkdir(folder, { recursive: true });
    // With milliseconds, so that the folder lists the mails of one second in the order they were created.
    const timestamp = created_at.slice(0, 23).replaceAll(/[-:]/g, "");
    const path = join(
      folder,
      `${[timestamp, reference].filter(Boolean).join("-")}-${delivery.purpose}-${delivery.id.slice(-12)}.eml`,
    );
    await writeFileAtomically(path, raw, { mode: OWNER_ONLY, singleWriter: true });
  };
