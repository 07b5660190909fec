import { access, chown, constants, mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Who runs the server: PostgreSQL refuses root, so root lends it to an account without rights. Null: whoever runs the tests. */
export type Account = { readonly uid: number; readonly gid: number };

export const serverAccount = async (): Promise<Account | null> => {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  // It must be an account that has a name: initdb looks it up.
  const line = lines.find(([name]) => name === "nobody") ?? lines.find(([, , uid]) => Number(uid) > 0);
  if (line === undefined) throw new Error("PostgreSQL cannot run as root, and /etc/passwd names nobody else");
  return { uid: Number(line[2]), gid: Number(line[3]) };
};

/** A new folder that the account owns, in a temporary folder that it can reach. */
export const serverFolder = async (account: Account | null): Promise<string> => {
  const places = [tmpdir(), "/tmp", "/var/tmp"];
  for (const place of places) {
    if (account !== null && !(await isOpenToAll(place))) continue;
    await access(place, constants.W_OK);
    const folder = await mkdtemp(join(place, "vitrine-postgres-"));
    if (account !== null) await chown(folder, account.uid, account.gid);
    return folder;
  }
  throw new Error(`another account cannot reach any of ${places.join(", ")}: set TMPDIR to a folder open to all`);
};

const isOpenToAll = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  const isPassable = (mode & 0o001) !== 0;
  return isPassable && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
};
