import type { PhraseReading } from "#domain/phrases/index.ts";
import { EMPTY_QUERY, LITERAL_PARAMETER, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { phraseNotesStrings as strings } from "./phrase-notes-strings.ts";
import { readPhrase, readReplacedPhrase, type SearchPhrase, withPhrase } from "./search-phrase.ts";

type Services = SiteServices<"stock" | "paths">;

/** What the page says about the phrase beside its filters. */
export type PhraseNotes = {
  /** What is not sold, and what was not understood. */
  readonly lines: readonly string[];
  /** The phrase as it was read, and a link to what was typed; null if no word was corrected. */
  readonly corrected: { readonly text: string; readonly literally: string; readonly href: string } | null;
};

const correctedText = (phrase: string, { corrections }: PhraseReading): string =>
  corrections.reduce((text, { typed, read }) => text.replace(typed, () => read), phrase);

/** Null where nothing needs to be said. */
export const phraseNotes = ({ text, isLiteral }: SearchPhrase, { stock, paths }: Services): PhraseNotes | null => {
  if (text === "") return null;
  const reading = stock.quickSearch().read({ ...EMPTY_QUERY, q: text }, isLiteral);
  const { unknown, absent, corrections } = reading;
  if (unknown.length + absent.length + corrections.length === 0) return null;
  const literalHref = `${paths.stock({ ...EMPTY_QUERY, q: text })}&${LITERAL_PARAMETER}=1`;
  return {
    lines: [
      ...(absent.length > 0 ? [strings.absent(absent)] : []),
      ...(unknown.length > 0 ? [strings.unknown(unknown)] : []),
    ],
    corrected:
      corrections.length === 0
        ? null
        : {
            text: strings.corrected(correctedText(text, reading)),
            literally: strings.literally(text),
            href: literalHref,
          },
  };
};

/** The query of a form that was sent from the page of a phrase; its field still has the phrase unless it was changed. */
const fromPhrasePage = (requested: StockQuery, replaced: string, { stock }: Services): StockQuery => {
  const quickSearch = stock.quickSearch();
  if (requested.q === null) return requested;
  if (requested.q !== replaced) return quickSearch.withoutPhrase(requested, replaced);
  return { ...requested, q: quickSearch.read({ ...EMPTY_QUERY, q: replaced }).query.q };
};

/**
 * The query of the address, and where it leads if its text means filters. Those are chips, which the visitor can remove
 * one by one; the phrase stays in the field.
 */
export const understandSearch = (params: URLSearchParams, services: Services) => {
  const { stock, paths } = services;
  const asked = parseStockQuery(params);
  const phrase = readPhrase(params);
  const replaced = readReplacedPhrase(params);
  const requested = replaced === null ? asked : fromPhrasePage(asked, replaced, services);
  if (replaced !== null && (asked.q === null || asked.q === replaced)) {
    const target = paths.stock({ ...requested, page: 1 });
    // A phrase stays in the field as long as all that it says is still asked.
    const said = asked.q === null ? null : stock.quickSearch().read({ ...requested, q: replaced }).query;
    const isStillAsked = said !== null && paths.stock({ ...said, page: 1 }) === target;
    return {
      requested,
      phrase,
      target: isStillAsked ? withPhrase(target, { text: replaced, isLiteral: false }) : target,
    };
  }
  // The text beside a phrase is what was left of it.
  if (requested.q === null || phrase.text !== "") return { requested, phrase, target: null };
  const { query, unknown, absent } = stock.quickSearch().read(requested, phrase.isLiteral);
  const isRead = query.q !== requested.q || unknown.length + absent.length > 0;
  const read = { text: requested.q, isLiteral: phrase.isLiteral };
  return { requested, phrase, target: isRead ? withPhrase(paths.stock({ ...query, page: 1 }), read) : null };
};
