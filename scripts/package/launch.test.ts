import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** The archive's launcher with a shell script in place of its Node. */
const launcherWith = (node: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-launch-"));
  mkdirSync(join(folder, "node/bin"), { recursive: true });
  writeFileSync(join(folder, "node/bin/node"), `#!/bin/sh\n${node}\n`);
  for (const name of ["serve", "vitrine"]) copyFileSync(join(ROOT, "scripts/package/launch.sh"), join(folder, name));
  for (const name of ["serve", "vitrine", "node/bin/node"]) chmodSync(join(folder, name), 0o755);
  return folder;
};

const run = (path: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: "utf8" });
  return { status, stdout, stderr };
};

test.each([
  ["libatomic.so.1", "libatomic1"],
  ["libgcc_s.so.1", "libgcc-s1"],
])("names the package of a missing %s", (library, name) => {
  const folder = launcherWith(
    `echo "node: error while loading shared libraries: ${library}: cannot open shared object file: No such file" >&2; exit 127`,
  );
  const stderr = `${library} is missing: apt-get install ${name}\n`;
  expect(run(join(folder, "serve"))).toEqual({ status: 1, stdout: "", stderr });
});

test("starts the site or a command, also through a link", () => {
  const folder = launcherWith('echo "$@"');
  const script = join(folder, "scripts/package/start.mjs");
  symlinkSync(join(folder, "vitrine"), join(folder, "link"));
  expect(run(join(folder, "serve")).stdout).toBe(`${script} site\n`);
  expect(run(join(folder, "link"), "leads", "list 1").stdout).toBe(`${script} vitrine leads list 1\n`);
});

test.each(["scripts/run.mjs", "scripts/package/start.mjs"])(
  "%s refuses a Node that is too old with a sentence",
  (script) => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })";
    const preload = `data:text/javascript,${encodeURIComponent(old)}`;
    const { status, stderr } = spawnSync(process.execPath, ["--import", preload, join(ROOT, script), "site"], {
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^Node 18\.20\.4 is too old: .+ needs Node [\d.]+ or newer\. .+https:\/\/nodejs\.org\.\n$/);
    expect(status).toBe(1);
  },
);
