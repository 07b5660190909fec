import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../src/server/environment.ts";

const README = join(import.meta.dirname, "..", "README.md");
const SECTION = /(<!-- environment -->\n)[\s\S]*?(<!-- \/environment -->)/;

/** The README with its table of variables as the configuration reads them now. */
export const withEnvironmentTable = (readme: string): string => {
  const rows = VARIABLES.map(({ name, meaning, standard }) => {
    const shown = standard === "" ? "" : `\`${standard}\``;
    return `| \`${name}\` | ${meaning} | ${shown} |`;
  });
  return readme.replace(
    SECTION,
    `$1\n| Variable | Meaning | Unless set |\n| --- | --- | --- |\n${rows.join("\n")}\n\n$2`,
  );
};

// Run as a program it writes the README anew.
if (import.meta.main) writeFileSync(README, withEnvironmentTable(readFileSync(README, "utf8")));
