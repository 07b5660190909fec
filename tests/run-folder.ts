import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import { createProcessFolder } from "../src/adapters/platform/process-folder.ts";

const PREFIX = "vitrine-tests-";

/** A file system in memory; Linux has one. */
const MEMORY_FOLDER = "/dev/shm";

/** A run of all tests holds at most a quarter of it at a time. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** Programs that tests unpack are started from the folder. */
const mayExecute = (folder: string): boolean => {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const options = mounts.map((line) => line.split(" ")).findLast(([, target]) => target === folder)?.[3];
  return options !== undefined && !options.split(",").includes("noexec");
};

const hasRoomInMemory = (): boolean => {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return mayExecute(MEMORY_FOLDER) && Math.min(bavail * bsize, process.availableMemory()) >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
};

/** Where SQLite's commits wait for no disk, unless `TMPDIR` names another folder. */
const parentFolder = (): string =>
  process.env["TMPDIR"] === undefined && hasRoomInMemory() ? MEMORY_FOLDER : tmpdir();

/**
 * Creates the folder that holds all temporary files of this process and its children, unless the parent process has
 * created one. It is removed when this process exits, or by the next run if this one is killed.
 */
export const useRunFolder = (parent = parentFolder()): void => {
  // A site refuses a data folder that other accounts may use.
  process.umask(0o077);
  if (basename(parent).startsWith(PREFIX)) return;
  mkdirSync(parent, { recursive: true });
  const folder = createProcessFolder(parent, PREFIX);
  // The account of the database passes through it, and can list nothing.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
};
