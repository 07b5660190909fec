import type { Atom } from "./atoms.ts";

/** What became of an atom. */
export type State = "left" | "nothing" | "understood";

/** What says nothing but hangs on a word that is left stays with it: the "d" of "320d", the "c" of "C-HR". */
export const withGlued = (atoms: readonly Atom[], states: readonly State[]): readonly boolean[] => {
  const isLeft = states.map((state) => state === "left");
  const keep = (at: number, neighbour: number, between: string | undefined): void => {
    if (states[at] === "nothing" && isLeft[neighbour] && /^[-.]?$/.test(between ?? " ")) isLeft[at] = true;
  };
  for (let at = 1; at < atoms.length; at += 1) keep(at, at - 1, atoms[at]?.before);
  for (let at = atoms.length - 2; at >= 0; at -= 1) keep(at, at + 1, atoms[at + 1]?.before);
  return isLeft;
};

/** The words that are left, as they were typed; signs alone are none. */
export const leftWords = (typed: string, atoms: readonly Atom[], isLeft: readonly boolean[]): string | null => {
  const runs: { start: number; end: number }[] = [];
  for (const [at, atom] of atoms.entries()) {
    if (!isLeft[at] || atom.kind === "sign") continue;
    const last = runs.at(-1);
    if (last && isLeft[at - 1] && atoms[at - 1]?.kind !== "sign") last.end = atom.end;
    else runs.push({ start: atom.start, end: atom.end });
  }
  const words = runs.map(({ start, end }) => typed.slice(start, end)).join(" ");
  // As an address carries it.
  return words.normalize("NFC").toWellFormed().replaceAll(/\s+/g, " ").trim() || null;
};
