import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireTools, runTool } from "./system-tools.ts";

const MIRROR = "http://deb.debian.org/debian";

/** Mounts the program's folder for reading only, in a name space of its own, and changes to the account and the root. */
const AS_THE_SITE = `
mount --bind "$1/opt" "$1/opt" && mount -o remount,ro,bind "$1/opt" && mount -t proc proc "$1/proc" || exit 1
root=$1; shift
exec chroot --userspec=vitrine "$root" env -i PATH=/usr/bin:/bin "$@"`;

const unshared = (
  root: string,
  environment: Readonly<Record<string, string>>,
  command: readonly string[],
): string[] => {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  return ["--mount", "sh", "-c", AS_THE_SITE, "sh", root, ...variables, ...command];
};

const succeed = (tool: string, ...args: readonly string[]): void => {
  const { status, output } = runTool(tool, ...args);
  if (status !== 0) throw new Error(`${tool} ${args.join(" ")}: ${output}`);
};

export type CleanDebian = {
  /** Runs a command there as root. */
  readonly asRoot: (...command: readonly string[]) => void;
  /** Runs a command of the site there under its account, which cannot write to the program's folder. */
  readonly asSite: (
    environment: Readonly<Record<string, string>>,
    ...command: readonly string[]
  ) => {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
  };
  readonly serve: (environment: Readonly<Record<string, string>>) => ChildProcess;
  readonly dispose: () => void;
};

/** The folder of an empty Debian 12, with the packages named. Needs root and the network. */
export const createDebianRoot = (...packages: readonly string[]): string => {
  requireTools("debootstrap");
  if (process.getuid?.() !== 0) throw new Error("debootstrap and chroot need root: run this test as root");
  const root = mkdtempSync(join(tmpdir(), "vitrine-debian-"));
  chmodSync(root, 0o755);
  const include = packages.length === 0 ? [] : [`--include=${packages.join(",")}`];
  succeed("debootstrap", "--variant=minbase", ...include, "bookworm", root, MIRROR);
  return root;
};

/** An empty Debian 12 with its Node 18, and the archive unpacked in /opt/vitrine. Needs root and the network. */
export const createCleanDebian = (archive: string, release: string): CleanDebian => {
  const root = createDebianRoot("nodejs");
  mkdirSync(join(root, "opt/vitrine"), { mode: 0o755 });
  chmodSync(join(root, "opt/vitrine"), 0o755);
  succeed("tar", "-xzf", archive, "-C", join(root, "opt/vitrine"));
  symlinkSync(release, join(root, "opt/vitrine/current"));
  const asRoot = (...command: readonly string[]): void => succeed("chroot", root, ...command);
  asRoot("useradd", "--system", "--home-dir", "/var/lib/vitrine", "vitrine");
  asRoot("install", "-d", "-o", "vitrine", "-g", "vitrine", "-m", "700", "/var/lib/vitrine");
  return {
    asRoot,
    asSite: (environment, ...command) => {
      const { status, stdout, stderr } = spawnSync("unshare", unshared(root, environment, command), {
        encoding: "utf8",
      });
      return { status, stdout, stderr };
    },
    serve: (environment) =>
      spawn("unshare", unshared(root, environment, ["/opt/vitrine/current/serve"]), {
        stdio: ["ignore", "pipe", "pipe"],
      }),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
};
