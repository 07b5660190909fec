import { nonBreakingAmounts } from "#domain/shared/index.ts";
import { ofName } from "#application/strings/elision.ts";

const quoted = (text: string): string => `«\u00a0${nonBreakingAmounts(text)}\u00a0»`;

const neither = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ni ${names.at(-1)}`;

/** What a page says about the phrase that it answers. Server only. */
export const phraseNotesStrings = {
  /** "Non compris : « fumeur », « 2 enfants »". */
  unknown: (parts: readonly string[]) => `Non compris\u00a0: ${parts.map(quoted).join(", ")}`,
  /** "Nous n’avons pas de BYD." */
  absent: (names: readonly string[]) => `Nous n’avons pas ${neither(names.map(ofName))}. Voici ce qui s’en approche.`,
  corrected: (phrase: string) => `Résultats pour ${quoted(phrase)}.`,
  literally: (phrase: string) => `Chercher plutôt ${quoted(phrase)}`,
} as const;
