import { access, chown, constants, mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Account that runs the server. PostgreSQL refuses to run as root, so root uses an unprivileged account. */
export type Account = { readonly uid: number; readonly gid: number };

export const findServerAccount = async (): Promise<Account | null> => {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  // The account must have a name, because initdb looks it up.
  const line = lines.find(([name]) => name === "nobody") ?? lines.find(([, , uid]) => Number(uid) > 0);
  if (line === undefined) throw new Error("PostgreSQL cannot run as root, and /etc/passwd names nobody else");
  return { uid: Number(line[2]), gid: Number(line[3]) };
};

/** Creates a folder owned by the account in a temporary folder that it can access. */
export const createServerFolder = async (account: Account | null): Promise<string> => {
  const candidates = [tmpdir(), "/tmp", "/var/tmp"];
  for (const candidate of candidates) {
    if (account !== null && !(await isOpenToAll(candidate))) continue;
    await access(candidate, constants.W_OK);
    const folder = await mkdtemp(join(candidate, "vitrine-postgres-"));
    if (account !== null) await chown(folder, account.uid, account.gid);
    return folder;
  }
  throw new Error(`another account cannot reach any of ${candidates.join(", ")}: set TMPDIR to a folder open to all`);
};

const isOpenToAll = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  const isPassable = (mode & 0o001) !== 0;
  return isPassable && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
};
