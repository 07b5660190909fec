import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["{src,scripts,tests,bench,demo}/**/*.{ts,tsx,css,yaml}", "demo/group/**/*.json", "*.{json,ts}"];

/** A name in inline code: `VEHICLE_FIELDS`, `hasContent`, `limit()`. */
const NAME = /`([A-Za-z]\w*)(?:\(\))?`/g;

const WORD = /[A-Za-z]\w*/g;

/** Comments and sentences, which only happen to have a word. */
const PROSE = /\/\*[^]*?\*\/|^\s*\/\/.*$|"[^"\n]* [^"\n]*"/gm;

const BLOCK = /^```[^]*?^```/gm;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

const sourceNames = (root: string): ReadonlySet<string> =>
  new Set(
    globSync(SOURCES, { cwd: root }).flatMap((file) =>
      wordsOf(readFileSync(join(root, file), "utf8").replaceAll(PROSE, "")),
    ),
  );

/** Names in the guides' texts that neither the sources nor the guide's own blocks of code have. */
export const unknownNames = (root: string, guides: readonly string[]): readonly string[] => {
  const known = sourceNames(root);
  return guides.flatMap((guide) => {
    const text = readFileSync(join(root, guide), "utf8");
    const own = new Set((text.match(BLOCK) ?? []).flatMap(wordsOf));
    const named = [...text.replaceAll(BLOCK, "").matchAll(NAME)].map(([, name = ""]) => name);
    return [...new Set(named)].filter((name) => !known.has(name) && !own.has(name)).map((name) => `${guide}: ${name}`);
  });
};
