import fc from "fast-check";
import { expect, test } from "vitest";
import { words } from "../shared/index.ts";
import { anyText } from "./any-text.test-support.ts";
import { LONGEST_TEXT, readAtoms } from "./atoms.ts";

const texts = (typed: string): string[] => readAtoms(typed).map(({ text }) => text);

test.each([
  ["20k€", ["20", "k", "€"]],
  ["id.3", ["id", "3"]],
  ["4x4", ["4", "x", "4"]],
  ["Cœur d’Été", ["coeur", "d", "ete"]],
  ["e\u0301te\u0301", ["ete"]],
  ["日本", []],
])("%s is read as its atoms", (typed, expected) => {
  expect(texts(typed)).toEqual(expected);
});

test("atoms are the letters and digits of the text's words, in order", () => {
  fc.assert(
    fc.property(anyText(LONGEST_TEXT), (typed) => {
      const cut = typed.slice(0, LONGEST_TEXT);
      expect(
        texts(cut)
          .join("")
          .replaceAll(/[^a-z0-9]/g, ""),
      ).toBe(words(cut).join(""));
    }),
  );
});

test("atoms stand where they were typed, one behind the other", () => {
  fc.assert(
    fc.property(anyText(LONGEST_TEXT), (typed) => {
      const atoms = readAtoms(typed);
      const places = atoms.map(({ start, end, before }, at) => ({
        behind: start >= (atoms[at - 1]?.start ?? 0) && end > start,
        before: typed.slice(start - before.length, start) === before,
      }));
      expect(places).toEqual(atoms.map(() => ({ behind: true, before: true })));
    }),
  );
});
