import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeVariables } from "../src/server/environment/environment-variables.ts";

const README = join(import.meta.dirname, "..", "README.md");
const SECTION = /(<!-- environment -->\n)[\s\S]*?(<!-- \/environment -->)/;

/** Replaces the README's table of variables by the current one. */
export const withEnvironmentTable = (readme: string): string => {
  const rows = describeVariables().map(({ name, meaning, defaultValue }) => {
    const value = defaultValue === "" ? "" : `\`${defaultValue}\``;
    return `| \`${name}\` | ${meaning} | ${value} |`;
  });
  return readme.replace(
    SECTION,
    `$1\n| Variable | Meaning | Unless set |\n| --- | --- | --- |\n${rows.join("\n")}\n\n$2`,
  );
};

// As a program, updates the README.
if (process.argv[1] === import.meta.filename) writeFileSync(README, withEnvironmentTable(readFileSync(README, "utf8")));
