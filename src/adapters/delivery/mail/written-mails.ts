import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WrittenMails } from "#domain/leads/index.ts";

// As `fileTransport` names them, also what a crash left unfinished.
const OF_DELIVERY = /-([^-]{12})\.eml(?:\.part)?$/;
const ABOUT_NO_LEAD = /^(\d{8}T\d{6})-[a-z]+-[^-]{12}\.eml(?:\.part)?$/;

/** Mails in the folder of a site that has no mail server. */
export const writtenMails = (folder: string): WrittenMails => {
  const names = (): Promise<readonly string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  const removeThose = async (isTheirs: (name: string) => boolean): Promise<number> => {
    const theirs = (await names()).filter(isTheirs);
    await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
    return theirs.length;
  };
  return {
    remove: async (deliveryIds) => {
      if (deliveryIds.length === 0) return 0;
      const ends = new Set(deliveryIds.map((id) => id.slice(-12)));
      return removeThose((name) => ends.has(OF_DELIVERY.exec(name)?.[1] ?? ""));
    },
    removeBefore: async (at) => {
      const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
      return removeThose((name) => (ABOUT_NO_LEAD.exec(name)?.[1] ?? stamp) < stamp);
    },
  };
};
