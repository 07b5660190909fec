// Makes everything again but the drawn cars, which need Blender, and fails unless git sees no difference.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const MAKERS = ["portraits", "page-pictures", "brochures", "inspections"];
const RESULTS = ["demo/group/content/assets", "demo/group/files"];

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 ** 2,
  });

const differences = (): string => {
  const { status, stdout } = run("git", "status", "--porcelain", "--", ...RESULTS);
  if (status !== 0) throw new Error("git cannot compare the files");
  return stdout;
};

if (differences() !== "") throw new Error(`commit these first:\n${differences()}`);
for (const maker of MAKERS) {
  const { status } = run(process.execPath, join("workshop", maker, "make.ts"));
  if (status !== 0) throw new Error(`workshop/${maker}/make.ts ended with ${status}`);
  const changed = differences();
  process.stdout.write(`${maker}: ${changed === "" ? "equal" : `different\n${changed}`}\n`);
  if (changed !== "") process.exitCode = 1;
}
