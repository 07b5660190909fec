// `npm run doctor`: checks this machine, then the site. Plain JavaScript of any Node, and nothing is installed by it: it reports
// what would stop a start.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { MACHINE_CHECKS } from "./machine/checks.mjs";
import { fix, ROOT } from "./machine/machine.mjs";

/** A check that fails is a finding too. */
const runSafely = async (check) => {
  try {
    return await check();
  } catch (error) {
    return fix(
      `it could not be checked: ${error instanceof Error ? error.message : String(error)}`,
      "report this as an error of Vitrine",
    );
  }
};

const toLine = (name, { level, what, remedy }) =>
  `${level.padEnd(5)} ${name}: ${what}${remedy === undefined ? "" : `; ${remedy}`}`;

/** Without its Node or its packages the program cannot be asked. */
const checkSite = () => {
  const { status } = spawnSync(process.execPath, [join(ROOT, "scripts", "run.mjs"), "scripts/vitrine.ts", "doctor"], {
    stdio: "inherit",
  });
  return status === 0;
};

let isWell = true;
const failed = new Set();
for (const [name, check] of Object.entries(MACHINE_CHECKS)) {
  const findings = await runSafely(check);
  if (findings.some(({ level }) => level === "fix")) failed.add(name);
  for (const finding of findings) console.log(toLine(name, finding));
}
isWell = failed.size === 0;
if (failed.has("node") || failed.has("packages"))
  console.log("note  site: not checked, because the program cannot run yet");
else isWell = checkSite() && isWell;
process.exitCode = isWell ? 0 : 1;
