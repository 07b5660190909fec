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

/** The Debian of a run, which the tests copy: one takes minutes on a slow machine. */
const BASE = join(tmpdir(), "vitrine-debian-base");

/** Makes it unless it is complete; `flock` lets the other files of tests wait. */
const MAKE_BASE = `test -e "$1.complete" || { debootstrap --variant=minbase bookworm "$1" "$2" && touch "$1.complete"; }`;

/** The folder of an empty Debian 12. Needs root and the network. */
export const createDebianRoot = (): string => {
  requireTools("debootstrap");
  if (process.getuid?.() !== 0) throw new Error("debootstrap and chroot need root: run this test as root");
  succeed("flock", `${BASE}.lock`, "sh", "-c", MAKE_BASE, "sh", BASE, MIRROR);
  const root = mkdtempSync(join(tmpdir(), "vitrine-debian-"));
  succeed("cp", "-a", `${BASE}/.`, root);
  chmodSync(root, 0o755);
  return root;
};

/** An empty Debian 12 with its Node 18, and the archive unpacked in /opt/vitrine. Needs root and the network. */
export const createCleanDebian = (archive: string, release: string): CleanDebian => {
  const root = createDebianRoot();
  const asRoot = (...command: readonly string[]): void => succeed("chroot", root, ...command);
  asRoot("apt-get", "install", "-y", "--no-install-recommends", "nodejs");
  mkdirSync(join(root, "opt/vitrine"), { mode: 0o755 });
  chmodSync(join(root, "opt/vitrine"), 0o755);
  succeed("tar", "-xzf", archive, "-C", join(root, "opt/vitrine"));
  symlinkSync(release, join(root, "opt/vitrine/current"));
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
