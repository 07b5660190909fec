import { createInterface } from "node:readline/promises";
import type { CliContext } from "./context.ts";

/** Asks a question on the terminal, to which only "y" and "yes" agree. False where nobody can be asked. */
export const confirm = async (
  { stdin, stderr }: Pick<CliContext, "stdin" | "stderr">,
  question: string,
): Promise<boolean> => {
  if (stdin.isTTY !== true) return false;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
};
