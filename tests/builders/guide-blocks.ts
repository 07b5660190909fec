import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A block of code of a guide, and the text before it, after the block before. */
export type GuideBlock = { readonly language: string; readonly text: string; readonly before: string };

/** The blocks of code of a guide, in order. `until`: the heading at which to stop. */
export const readGuide = (file: string, until?: string): readonly GuideBlock[] => {
  const text = readFileSync(join(ROOT, file), "utf8");
  const end = until === undefined ? text.length : text.indexOf(`\n${until}\n`);
  if (end < 0) throw new Error(`${file} has no line ${until}`);
  let last = 0;
  return [...text.slice(0, end).matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map((match) => {
    const [whole, language = "", code = ""] = match;
    const before = text.slice(last, match.index);
    last = match.index + whole.length;
    return { language, text: code, before };
  });
};

/** The commands of a block for a shell. */
export const commandsOf = ({ text }: GuideBlock): readonly string[] => text.split("\n").filter((line) => line !== "");

/** The words of a command as a shell reads them: variables, quotes and comments. */
export const readWords = (command: string, environment: Readonly<Record<string, string>>): readonly string[] =>
  execFileSync("/bin/sh", ["-euc", `set -- ${command}\nprintf '%s\\0' "$@"`], { encoding: "utf8", env: environment })
    .split("\0")
    .slice(0, -1);
