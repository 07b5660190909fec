import { spawnSync } from "node:child_process";
import { programFile } from "../program/program.ts";

/** Runs `./vitrine`; throws for another exit code than the expected one. */
export const runCommand = async (
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
  expected = 0,
): Promise<void> => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [await programFile("vitrine"), ...words], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  if (status !== expected) throw new Error(`vitrine ${words.join(" ")} ended with ${status}\n${stdout}${stderr}`);
};
