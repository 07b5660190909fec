// Completes package-lock.json after `npm install`: npm leaves out optional platform packages that the registry at hand
// does not serve, and `npm ci` then refuses the lock. Adds them with name, version, os and cpu, as npm itself would, and the
// C library where it is missing, without which npm installs a Linux package for each.
// Another lock than the root's is named as an argument: `node scripts/complete-lock.mjs bench/engines/package-lock.json`.
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL(`../${process.argv[2] ?? "package-lock.json"}`, import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));

const OPERATING_SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const systemOf = (name) =>
  /win32|windows|-win-/.test(name) ? "win32" : OPERATING_SYSTEMS.find((os) => name.includes(os));

const libcOf = (name) => {
  if (!name.includes("linux")) return null;
  if (name.includes("musl")) return ["musl"];
  return name.includes("gnu") ? ["glibc"] : null;
};

const isThere = (holder, name) => {
  for (let folder = holder; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    if (lock.packages[`${folder}/node_modules/${name}`.replace(/^\//, "")]) return true;
    if (!folder.includes("/node_modules/")) return Boolean(lock.packages[`node_modules/${name}`]);
  }
};

let added = 0;
for (const [holder, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isThere(holder, name)) continue;
    const os = systemOf(name);
    const cpu = PROCESSORS.find((processor) => name.includes(processor));
    if (!os && !cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}

for (const [name, entry] of Object.entries(lock.packages)) {
  const libc = entry.libc ?? (entry.optional ? libcOf(name) : null);
  if (libc) entry.libc = libc;
}

const [rootEntry, ...others] = Object.keys(lock.packages);
lock.packages = Object.fromEntries([rootEntry, ...others.sort()].map((key) => [key, lock.packages[key]]));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to package-lock.json`);
