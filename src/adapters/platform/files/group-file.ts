import { chmod, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFileAtomically } from "./atomic-file.ts";

const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

const PERMISSIONS = 0o777;

const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, FOLDER_MODE);
};

/**
 * Writes a file of a group's folder, and the folders that it needs. They are public as the site is: who edits them and the
 * account that serves them may differ, whereas everything else that a command writes is for its own account alone. A file
 * that is replaced keeps its permissions.
 */
export const writeGroupFile = async (path: string, text: string): Promise<void> => {
  await makeFolder(dirname(path));
  const mode = await stat(path).then(
    (file) => file.mode & PERMISSIONS,
    () => FILE_MODE,
  );
  await writeFileAtomically(path, text);
  await chmod(path, mode);
};
