import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY_FOLDER = 0o700;
const OTHER_ACCOUNTS = 0o077;

/** Windows has no such permissions: a folder belongs to the account that created it. */
const hasPermissions = process.platform !== "win32";

/** A file of the database may disappear between the listing and the look. */
const isWide = (path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && (stats.mode & OTHER_ACCOUNTS) !== 0;
};

/** The command that takes a folder and all it holds from other accounts. */
export const restrictCommand = (folder: string): string => `chmod -R go= '${folder.replaceAll("'", String.raw`'\''`)}'`;

/** The first file or folder that other accounts may use, of the data folder and what it holds; null when there is none. */
export const findWidePath = (folder: string): string | null => {
  if (!hasPermissions || statSync(folder, { throwIfNoEntry: false }) === undefined) return null;
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  return paths.find(isWide) ?? null;
};

/** Creates the data folder for its owner alone. Returns why it must not be used; null when it may be. */
export const prepareDataFolder = (folder: string): string | null => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (hasPermissions && isWide(folder) && readdirSync(folder).length === 0) chmodSync(folder, OWNER_ONLY_FOLDER);
  const wide = findWidePath(folder);
  return wide === null
    ? null
    : `DATA_DIR holds leads and the signing key, and other accounts of this machine may use ${wide}. Run: ${restrictCommand(folder)}`;
};
