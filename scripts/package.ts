// `npm run package`: builds the site, and writes what a server needs into `build/vitrine-{version}.tar.gz`.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { readProgramVersion } from "../src/shared-container/program-version.ts";
import { buildIfStale } from "./build.ts";
import { archiveFiles } from "./package/archive-files.ts";
import { writeArchive } from "./package/write-archive.ts";
import { programFile } from "./program/program.ts";

const root = join(import.meta.dirname, "..");

const MAX_BYTES = 200_000_000;

/** Time of the commit; SOURCE_DATE_EPOCH, which other tools read too, where there is no repository. */
const sourceTime = (): number => {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  return Number(process.env["SOURCE_DATE_EPOCH"] ?? stdout?.trim()) || 0;
};

await buildIfStale();
const files = archiveFiles(root, dirname(await programFile("server")));
const name = `vitrine-${readProgramVersion()}`;
const archive = join(root, "build", `${name}.tar.gz`);
const bytes = writeArchive(files, { archive, name, time: sourceTime() });
console.log(`${archive}: ${files.length} files, ${bytes} bytes (${(bytes / 1_000_000).toFixed(1)} MB)`);
if (bytes > MAX_BYTES) throw new Error(`The archive is larger than ${MAX_BYTES} bytes.`);
