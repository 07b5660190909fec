// JavaScript of any Node, as data-folder.mjs, which reads it. Its types: usable-path.d.mts.
import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

export const inShell = (path) => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** Null: the system has no such list, or does not let this account read it. */
const nameOf = (uid) => {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    return lines.map((line) => line.split(":")).find(([, , id]) => id === String(uid))?.[0] ?? null;
  } catch {
    return null;
  }
};

const describeAccount = (uid) => {
  const name = nameOf(uid);
  return name === null ? `the account ${uid}` : `${name} (${uid})`;
};

const needs = (stats) =>
  stats.isDirectory() ? constants.R_OK | constants.W_OK | constants.X_OK : constants.R_OK | constants.W_OK;

const fails = (path, mode) => {
  try {
    accessSync(path, mode);
    return null;
  } catch (error) {
    return error.code ?? "";
  }
};

/** `lookIn`: the folder whose ownership is given; what is in it comes with it. */
const describe = (path, stats, code, folder) => {
  if (code === "EROFS") return `${path} is on a file system that is read only; mount it for writing`;
  const { uid, gid } = userInfo();
  if (stats.uid !== uid)
    return (
      `${path} belongs to ${describeAccount(stats.uid)}, and this account, ${describeAccount(uid)}, may not read and write it; ` +
      `run as root: chown -R ${uid}:${gid} ${inShell(folder)}`
    );
  return `${path} belongs to this account, which may not read and write it; run: chmod -R u+rwX ${inShell(folder)}`;
};

const problemOf = (path, folder) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  const code = stats === undefined ? null : fails(path, needs(stats));
  return code === null ? null : describe(path, stats, code, folder);
};

export const findUnusableFile = (paths, folder) => {
  for (const path of paths) {
    const problem = problemOf(path, folder);
    if (problem !== null) return problem;
  }
  return null;
};

export const findUnusablePath = (folder, isChecked = () => true) => {
  try {
    const problem = problemOf(folder, folder);
    if (problem !== null) return problem;
    const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
    const own = names.filter((name) => name !== "lost+found" && isChecked(name));
    return findUnusableFile(
      own.map((name) => join(folder, name)),
      folder,
    );
  } catch (error) {
    // A folder on the way to it is closed.
    return `${folder} cannot be reached by this account, ${describeAccount(userInfo().uid)}: ${error.message}`;
  }
};
