// The lines of deploy/README.md in a Debian where nothing was made before them. The reader's files are in root's home, which has the
// mode 0700. systemd and the certificate authority are replaced: the unit's folders are mounted as systemd would mount them.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProgramVersion } from "../../src/shared-container/program-version.ts";
import { addressOf, freePort, waitForEnd } from "../browser-support/sites/site-process.ts";
import { commandsOf, readGuide } from "../builders/guide-blocks.ts";
import { initGroup } from "../builders/new-group.ts";
import { limit } from "../time-limits.ts";
import { createDebianRoot } from "./clean-debian.ts";
import { makeCertificate } from "./proxies.ts";

const ROOT = join(import.meta.dirname, "../..");

const RELEASE = `vitrine-${readProgramVersion()}`;

const unit = readFileSync(join(ROOT, "deploy/systemd/vitrine@.service"), "utf8");

let root: string;
let site: ChildProcess | null = null;

/** Writes the group of docs/how-to/your-group.md, with the first vehicles of the demo group. */
const writeGroup = async (folder: string): Promise<void> => {
  await initGroup(folder, { name: "Condroz Mobilité", country: "BE", email: "bonjour@condroz.example" });
  for (const { language, text, before } of readGuide("docs/how-to/your-group.md", "## 4. The brand"))
    if (language === "json")
      writeFileSync(join(folder, /`(catalogue\/\w+\.json)`[^`]*(?:`[^`]+`[^`]*)*$/.exec(before)?.[1] ?? ""), text);
  mkdirSync(join(folder, "feeds"), { recursive: true });
  const lines = readFileSync(join(ROOT, "demo/group/feeds/vehicles.csv"), "utf8").split("\n").slice(0, 3);
  writeFileSync(join(folder, "feeds/vehicles.csv"), `${lines.join("\n")}\n`);
};

const CERTBOT = `#!/bin/sh
while [ "$1" != "-d" ]; do shift; done
mkdir -p "/etc/letsencrypt/live/$2"
cp /root/certificate.pem "/etc/letsencrypt/live/$2/fullchain.pem"
cp /root/key.pem "/etc/letsencrypt/live/$2/privkey.pem"
`;

const STUBS = { certbot: CERTBOT, systemctl: '#!/bin/sh\necho systemctl "$@"\n' };

const runGuide = (): ReturnType<typeof spawnSync> => {
  const block = readGuide("deploy/README.md").find(({ text }) => text.includes("useradd")) ?? expect.fail();
  const script = ["set -eux", "cd /root", ...commandsOf(block)].join("\n");
  // The variables of this machine's proxy, and no other of its variables.
  const proxy = Object.entries(process.env).filter(([name]) => /^https?_proxy$/i.test(name));
  const env = {
    ...Object.fromEntries(proxy),
    HOME: "/root",
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    DEBIAN_FRONTEND: "noninteractive",
  };
  const inRoot = 'mount -t proc proc "$1/proc" && exec chroot "$1" sh -c "$2"';
  return spawnSync("unshare", ["--mount", "sh", "-c", inRoot, "sh", root, script], { encoding: "utf8", env });
};

beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/package.ts"], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  root = createDebianRoot();
  const home = join(root, "root");
  chmodSync(home, 0o700);
  copyFileSync(join(ROOT, "build", `${RELEASE}.tar.gz`), join(home, `${RELEASE}.tar.gz`));
  await writeGroup(join(home, "group"));
  makeCertificate(home);
  for (const [name, text] of Object.entries(STUBS)) {
    writeFileSync(join(root, "usr/local/sbin", name), text);
    chmodSync(join(root, "usr/local/sbin", name), 0o755);
  }
}, limit(900_000));

afterAll(async () => {
  site?.kill("SIGKILL");
  if (site !== null) await waitForEnd(site);
  if (root) rmSync(root, { recursive: true, force: true });
});

test(
  "each line of the guide succeeds",
  () => {
    const { status, stderr } = runGuide();
    expect({ status, stderr: status === 0 ? "" : String(stderr).slice(-2_000) }).toEqual({ status: 0, stderr: "" });
  },
  limit(600_000),
);

/** Mounts the folders as the unit says: everything for reading only, no home, but those that the site writes to. */
const AS_THE_UNIT = `
set -eu
root=$1; shift
mount --bind "$root" "$root"
for folder in $WRITABLE; do mount --bind "$root$folder" "$root$folder"; done
mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
for folder in /root /home; do mount -t tmpfs -o ro tmpfs "$root$folder"; done
exec chroot --userspec=vitrine:vitrine "$root" /usr/bin/env -i PATH=/usr/bin:/bin sh -c 'set -a; . /tmp/vitrine.env; exec /opt/vitrine/current/serve'`;

test(
  "the unit then serves the group's pages, and makes a backup",
  async () => {
    const writable = [
      "/var/lib/vitrine",
      ...(/^ReadWritePaths=(.+)$/m.exec(unit)?.[1] ?? "").replaceAll("-/", "/").split(" "),
    ].filter((folder) => spawnSync("test", ["-d", root + folder]).status === 0);
    expect(writable).toEqual(["/var/lib/vitrine", "/var/backups/vitrine"]);
    const environment = readFileSync(join(root, "etc/vitrine/vitrine.env"), "utf8");
    // systemd reads the file as root. This start is not at a public address, which would need more of the group.
    const readable = join(root, "tmp/vitrine.env");
    writeFileSync(
      readable,
      `${environment}\nSITE_URL=http://localhost:3001\nPORT=${await freePort()}\nSHUTDOWN_GRACE_SECONDS=0\n`,
    );
    chmodSync(readable, 0o644);
    site = spawn("unshare", ["--mount", "sh", "-c", AS_THE_UNIT, "sh", root], {
      env: { ...process.env, WRITABLE: writable.join(" ") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const address = await addressOf(site);
    const get = async (path: string) => {
      const answer = await fetch(address + path, { headers: { "user-agent": "Mozilla/5.0" } });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await get("/concessions/ciney")).toMatchObject({
      status: 200,
      text: expect.stringContaining("Condroz Mobilité Ciney"),
    });
    expect(await get("/stock")).toMatchObject({ status: 200, text: expect.stringContaining("Dacia Duster") });
    await expect
      .poll(() => readdirSync(join(root, "var/backups/vitrine")), { timeout: limit(60_000) })
      .toContainEqual(expect.stringMatching(/^vitrine-.+\.zst$/));
    site.kill("SIGTERM");
    expect(await waitForEnd(site)).toBe(0);
  },
  limit(240_000),
);
