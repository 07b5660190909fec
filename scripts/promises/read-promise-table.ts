/** A row: words of the copy, and what keeps them or why they promise nothing. */
type PromiseRow = { readonly words: readonly string[]; readonly keeper: string };

type PromiseTable = {
  /** Rows about references: their first cell is no words of the copy. */
  readonly values: readonly PromiseRow[];
  readonly fulfilled: readonly PromiseRow[];
  readonly others: readonly PromiseRow[];
};

const rowsOf = (section: string): readonly PromiseRow[] =>
  section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:---|Words|Reference)/u.test(line))
    .map((line) => {
      const [first = "", keeper = ""] = line.slice(2, -2).split(" | ");
      return { words: [...first.matchAll(/`([^`]+)`/gu)].map(([, words = ""]) => words), keeper };
    });

const sectionOf = (markdown: string, title: string): string => {
  const [, rest = ""] = markdown.split(`\n## ${title}\n`);
  return rest.split("\n## ")[0] ?? "";
};

/** The rows of `docs/promises.md`. */
export const readPromiseTable = (markdown: string): PromiseTable => ({
  values: rowsOf(sectionOf(markdown, "Values that the copy reads")),
  fulfilled: rowsOf(sectionOf(markdown, "Fulfilled")),
  others: rowsOf(sectionOf(markdown, "Words that promise nothing")),
});
