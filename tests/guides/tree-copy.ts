import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });

/** A repository of one commit with the files of this checkout as they are, and its packages. */
export const copyTree = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "tree-copy-"));
  const files = git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(folder, file));
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "-c", "user.name=Vitrine", "-c", "user.email=vitrine@localhost", "commit", "--quiet", "--message=Tree");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
};
