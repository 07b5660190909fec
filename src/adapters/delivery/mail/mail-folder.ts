import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MailFolder } from "#application/leads/ports.ts";

// Match the file names of `createFileTransport`, including partial files left by a crash.
const DELIVERY_SUFFIX = /-([^-]{12})\.eml(?:\.part)?$/;
const STANDALONE_MAIL = /^(\d{8}T\d{6}(?:\.\d{3})?)-[a-z]+-[^-]{12}\.eml(?:\.part)?$/;

/** Removes mails from the outbox folder of a site without a mail server. */
export const createMailFolder = (folder: string): MailFolder => {
  const listFiles = (): Promise<readonly string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  const removeMatching = async (isMatch: (name: string) => boolean): Promise<number> => {
    const matches = (await listFiles()).filter(isMatch);
    await Promise.all(matches.map((name) => rm(join(folder, name), { force: true })));
    return matches.length;
  };
  return {
    remove: async (deliveryIds) => {
      if (deliveryIds.length === 0) return 0;
      const suffixes = new Set(deliveryIds.map((id) => id.slice(-12)));
      return removeMatching((name) => suffixes.has(DELIVERY_SUFFIX.exec(name)?.[1] ?? ""));
    },
    removeBefore: async (at) => {
      const stamp = at.toISOString().slice(0, 23).replaceAll(/[-:]/g, "");
      return removeMatching((name) => (STANDALONE_MAIL.exec(name)?.[1] ?? stamp) < stamp);
    },
  };
};
