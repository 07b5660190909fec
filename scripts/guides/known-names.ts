import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "{src,scripts,tests,bench,demo,deploy}/**/*.{ts,tsx,mjs,css,yaml}",
  "*.{json,ts}",
  "demo/group/**/*.json",
];

/** A name of the sources in inline code, and calls of it: `VEHICLE_FIELDS`, `hasContent`, `limit()`, not a plain word. */
const NAME = /`([A-Za-z_$][\w$]*[A-Z_][\w$]*)(?:\(\))?`/g;

const WORD = /[A-Za-z_$][\w$]*/g;

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

const matchesOf = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

const sourceNames = (root: string): ReadonlySet<string> =>
  new Set(
    globSync(SOURCES, { cwd: root }).flatMap((file) =>
      matchesOf(readFileSync(join(root, file), "utf8").replace(COMMENT, ""), WORD),
    ),
  );

/** Names in the guides' texts that neither the sources nor the guide's own blocks of code have. */
export const unknownNames = (root: string, guides: readonly string[]): readonly string[] => {
  const known = sourceNames(root);
  return guides.flatMap((guide) => {
    const text = readFileSync(join(root, guide), "utf8");
    const own = new Set((text.match(/^```[^]*?^```/gm) ?? []).flatMap((block) => matchesOf(block, WORD)));
    const named = [...text.replaceAll(/^```[^]*?^```/gm, "").matchAll(NAME)].map(([, name = ""]) => name);
    return [...new Set(named)].filter((name) => !known.has(name) && !own.has(name)).map((name) => `${guide}: ${name}`);
  });
};
