import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import {
  type AtomicFileOptions,
  type FileContent,
  OWNER_ONLY,
  TEMPORARY_SUFFIX,
  writeFileAtomically,
} from "./atomic-file.ts";
import { isRunning } from "../process-folder.ts";

/** Folder of the data folder with a note for each private file that is being written; the note holds its temporary path. */
const NOTES = "unfinished";

/** Whether another host still writes is not known. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Notes of this process. */
const written = new Set<string>();

/** `{host}-{process}-{random}`. */
const newNote = (): string => `${hostname()}-${process.pid}-${randomBytes(6).toString("hex")}`;

const isAbandoned = async (folder: string, note: string): Promise<boolean> => {
  if (written.has(note)) return false;
  const [, host, pid] = /^(.+)-(\d+)-[0-9a-f]{12}$/.exec(note) ?? [];
  if (host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
  const stats = await stat(join(folder, note)).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS;
};

/** Removes what killed processes left of private files, wherever they wrote them. What cannot be removed stays noted. */
export const removeUnfinishedFiles = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, NOTES);
  for (const note of await readdir(folder).catch(() => [])) {
    if (!(await isAbandoned(folder, note))) continue;
    const path = await readFile(join(folder, note), "utf8").catch(() => "");
    const isRemoved =
      !path.endsWith(TEMPORARY_SUFFIX) ||
      (await rm(path, { force: true }).then(
        () => true,
        () => false,
      ));
    if (isRemoved) await rm(join(folder, note), { force: true });
  }
};

/**
 * Writes a file with personal data: atomically, readable by its owner alone. If the process is killed, the next one that
 * writes such a file, serves or purges removes what there is of it.
 */
export const writePrivateFile = async (
  dataDir: string,
  path: string,
  content: FileContent,
  { verify }: Pick<AtomicFileOptions, "verify"> = {},
): Promise<void> => {
  await removeUnfinishedFiles(dataDir);
  const note = newNote();
  const temporaryPath = `${resolve(path)}.${note}${TEMPORARY_SUFFIX}`;
  const notePath = join(dataDir, NOTES, note);
  written.add(note);
  try {
    // Where nothing can be noted, such as a data folder that is only read, the file is written all the same.
    await mkdir(join(dataDir, NOTES), { recursive: true, mode: 0o700 }).catch(() => undefined);
    await writeFile(notePath, temporaryPath, { mode: OWNER_ONLY }).catch(() => undefined);
    await writeFileAtomically(path, content, { mode: OWNER_ONLY, temporaryPath, ...(verify && { verify }) });
  } finally {
    await rm(notePath, { force: true });
    written.delete(note);
  }
};
