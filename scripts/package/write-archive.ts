import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ArchiveFile } from "./archive-files.ts";

/** Puts the files of the archive into a folder: as copies, unless `place` makes something else. */
export const stageFiles = (
  files: readonly ArchiveFile[],
  folder: string,
  place: (source: string, path: string) => void = copyFileSync,
): void => {
  for (const file of files) {
    const path = join(folder, file.name);
    mkdirSync(dirname(path), { recursive: true });
    if ("text" in file) writeFileSync(path, file.text);
    else place(file.source, path);
  }
};

type ArchiveOptions = {
  readonly archive: string;
  /** The folder that the archive is unpacked to. */
  readonly name: string;
  /** Seconds since 1970, of all files. */
  readonly time: number;
};

/** The same files give the same bytes: their order, times, owners and permissions are fixed. */
const FIXED = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX", "--format=ustar"];

/** Writes the archive with GNU tar, and returns its size in bytes. Two that write it at once do not meet. */
export const writeArchive = (files: readonly ArchiveFile[], { archive, name, time }: ArchiveOptions): number => {
  const staging = mkdtempSync(join(dirname(archive), "package-"));
  const written = join(staging, "archive");
  try {
    stageFiles(files, join(staging, name));
    const options = [
      ...FIXED,
      `--mtime=@${time}`,
      "--use-compress-program=gzip -n",
      "-cf",
      written,
      "-C",
      staging,
      name,
    ];
    const { status, stderr, error } = spawnSync("tar", options, { encoding: "utf8" });
    if (status !== 0) throw new Error(`GNU tar could not write ${archive}: ${error?.message ?? stderr}`);
    renameSync(written, archive);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return statSync(archive).size;
};
