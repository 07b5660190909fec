import type { StockVocabulary } from "../search/index.ts";
import type { Atom } from "./atoms.ts";
import {
  type Beginning,
  type Completion,
  countBeginnings,
  nameBeginnings,
  type Weigh,
  wordBeginnings,
} from "./beginnings.ts";
import { SHORTEST_MISSPELT, slips, slipsAllowed } from "./spelling.ts";
import { keyOfAtoms, withoutLinks } from "./word-forms.ts";

/**
 * `rank`: 0 the whole of it, 1 its beginning, 2 the beginning of a later word, each a little more by another name or for a
 * detail; 3 misspelt.
 */
export type Hit = { readonly completion: Completion; readonly rank: number };

export type Completions = {
  readonly all: readonly Completion[];
  /** What the atoms may become. */
  readonly of: (atoms: readonly Atom[]) => readonly Hit[];
  /** Names that the atoms begin, misspelt; slower, for where nothing else is found. */
  readonly misspelt: (atoms: readonly Atom[]) => readonly Hit[];
};

const firstFrom = (sorted: readonly Beginning[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startingWith = (sorted: readonly Beginning[], key: string): readonly Beginning[] =>
  sorted.slice(firstFrom(sorted, key), firstFrom(sorted, `${key}\uffff`));

const best = (hits: readonly Hit[]): readonly Hit[] => {
  const ranks = new Map<Completion, number>();
  for (const { completion, rank } of hits) {
    ranks.set(completion, Math.min(rank, ranks.get(completion) ?? Number.POSITIVE_INFINITY));
  }
  return [...ranks].map(([completion, rank]) => ({ completion, rank }));
};

/** What a beginning can become: the stock's names and the words of the trade, those left out that no vehicle has. */
export const createCompletions = (vocabulary: StockVocabulary, weigh: Weigh): Completions => {
  const names = nameBeginnings(vocabulary);
  const sorted = [...names, ...wordBeginnings(weigh), ...countBeginnings(weigh)]
    .filter(({ completion }) => completion.weight > 0)
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const of = (atoms: readonly Atom[]): readonly Hit[] => {
    const words = withoutLinks(atoms);
    const last = words.at(-1);
    if (!last) return [];
    const before = words
      .slice(0, -1)
      .map(({ root }) => root)
      .join("");
    const typed = [...new Set([before + last.text, before + last.root])];
    return best(
      typed.flatMap((key) =>
        startingWith(sorted, key).map(({ key: whole, rank, completion }) => ({
          completion,
          rank: whole === key && rank < 2 ? 0 : rank,
        })),
      ),
    );
  };
  const misspelt = (atoms: readonly Atom[]): readonly Hit[] => {
    const typed = keyOfAtoms(atoms);
    if (typed.length < SHORTEST_MISSPELT) return [];
    const limit = slipsAllowed(typed);
    const near = ({ key }: Beginning): boolean =>
      key[0] === typed[0] && slips(typed, key.slice(0, typed.length), limit) <= limit;
    return best(names.filter(near).map(({ completion }) => ({ completion, rank: 3 })));
  };
  return { all: [...new Set(sorted.map(({ completion }) => completion))], of, misspelt };
};
