import type { StockIndex } from "#domain/search/index.ts";
import { facetNamed, type StockQuery } from "#domain/vehicles/index.ts";
import { alertStrings } from "../../strings/alerts.ts";
import { choiceLabel } from "../stock/choice-labels.ts";
import { type Choice, choicesOf } from "../stock/query-edits.ts";

const words = alertStrings.search;

/** A name longer than this fits no subject line. */
const MOST_CHOICES = 6;

/**
 * A search in words of the house: "Opel, SUV, Prix : jusqu’à 20 000 €". What was typed is left out, and so is a value that
 * the stock does not know: the name goes out by mail, to an address that may be somebody else's.
 */
export const searchName = (query: StockQuery, { valueName }: Pick<StockIndex, "valueName">): string => {
  const isKnown = (choice: Choice): boolean => {
    if (choice.kind !== "value") return choice.kind !== "text";
    const facet = facetNamed(choice.facet);
    return ("keys" in facet && facet.keys !== undefined) || valueName(choice.facet, choice.value) !== null;
  };
  const labels = choicesOf(query)
    .filter(isKnown)
    .map((choice) => choiceLabel(query, choice, valueName));
  if (labels.length === 0) return query.q === null ? words.everything : words.byWords;
  const more = labels.length - MOST_CHOICES;
  return [...labels.slice(0, MOST_CHOICES), ...(more > 0 ? [words.more(more)] : [])].join(", ");
};
