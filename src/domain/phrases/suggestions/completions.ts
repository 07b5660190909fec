import type { StockVocabulary } from "../../search/index.ts";
import type { VehicleLabels } from "../../vehicles/index.ts";
import type { Topics } from "../lexicon/topics.ts";
import type { PhraseToken } from "../tokens/phrase-tokens.ts";
import {
  type CompletionKey,
  type Completion,
  createCountKeys,
  createNameKeys,
  type EstimateCount,
  createTopicKeys,
} from "./completion-keys.ts";
import { MIN_CORRECTED_LENGTH, optimalStringAlignmentDistance, maxEdits } from "../tokens/spelling.ts";
import { tokensKey, withoutLinkWords } from "../tokens/phrase-keys.ts";

/**
 * `rank`: 0 full match, 1 prefix, 2 prefix of a later word, plus up to 0.75 for aliases and details; 3 misspelt. Lower is
 * better.
 */
export type CompletionMatch = { readonly completion: Completion; readonly rank: number };

export type Completions = {
  readonly all: readonly Completion[];
  readonly find: (tokens: readonly PhraseToken[]) => readonly CompletionMatch[];
  /** Names with a misspelt prefix. Slower; use it only if `find` returns nothing. */
  readonly findMisspelt: (tokens: readonly PhraseToken[]) => readonly CompletionMatch[];
};

const lowerBound = (sorted: readonly CompletionKey[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const keysWithPrefix = (sorted: readonly CompletionKey[], key: string): readonly CompletionKey[] =>
  sorted.slice(lowerBound(sorted, key), lowerBound(sorted, `${key}\uffff`));

const bestPerCompletion = (hits: readonly CompletionMatch[]): readonly CompletionMatch[] => {
  const ranks = new Map<Completion, number>();
  for (const { completion, rank } of hits) {
    ranks.set(completion, Math.min(rank, ranks.get(completion) ?? Number.POSITIVE_INFINITY));
  }
  return [...ranks].map(([completion, rank]) => ({ completion, rank }));
};

/** Completes names of the stock and topic phrases. Omits those without vehicles. */
export const createCompletions = (
  vocabulary: StockVocabulary,
  topics: Topics,
  labels: VehicleLabels,
  estimateCount: EstimateCount,
): Completions => {
  const names = createNameKeys(vocabulary);
  const sorted = [...names, ...createTopicKeys(topics, estimateCount), ...createCountKeys(labels, estimateCount)]
    .filter(({ completion }) => completion.weight > 0)
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const find = (tokens: readonly PhraseToken[]): readonly CompletionMatch[] => {
    const contentTokens = withoutLinkWords(tokens);
    const last = contentTokens.at(-1);
    if (!last) return [];
    const prefix = contentTokens
      .slice(0, -1)
      .map(({ root }) => root)
      .join("");
    const typed = [...new Set([prefix + last.text, prefix + last.root])];
    return bestPerCompletion(
      typed.flatMap((key) =>
        keysWithPrefix(sorted, key).map(({ key: fullKey, rank, completion }) => ({
          completion,
          rank: fullKey === key && rank < 2 ? 0 : rank,
        })),
      ),
    );
  };
  const findMisspelt = (tokens: readonly PhraseToken[]): readonly CompletionMatch[] => {
    const typed = tokensKey(tokens);
    if (typed.length < MIN_CORRECTED_LENGTH) return [];
    const limit = maxEdits(typed);
    const isNear = ({ key }: CompletionKey): boolean =>
      key[0] === typed[0] && optimalStringAlignmentDistance(typed, key.slice(0, typed.length), limit) <= limit;
    return bestPerCompletion(names.filter(isNear).map(({ completion }) => ({ completion, rank: 3 })));
  };
  return { all: [...new Set(sorted.map(({ completion }) => completion))], find, findMisspelt };
};
