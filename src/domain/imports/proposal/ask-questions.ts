import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";
import { isAmount } from "../numbers/quantities.ts";
import type { SampledColumn } from "./column-names.ts";
import { matchesOf, otherMeaning, WORD_ALONE } from "./match-names.ts";
import type { ColumnProposal } from "./propose-columns.ts";
import { guessKey } from "./value-words.ts";

/** What only the operator can say about a column. */
export type ProfileQuestion = { readonly column: string; readonly question: string };

/** Columns of more different values are no states. */
const MAX_STATES = 12;

const MAX_WORDS = 6;

const quoteAll = (words: readonly string[]): string =>
  words
    .slice(0, MAX_WORDS)
    .map((word) => JSON.stringify(word))
    .join(", ") + (words.length > MAX_WORDS ? ` and ${words.length - MAX_WORDS} more` : "");

const isSingle = (field: VehicleFieldName): boolean =>
  !["texts", "media", "marks", "keys"].includes(getVehicleField(field).type);

/** Values that are read as nothing; a state that is not known leaves a sold car on sale. */
const askValues = ({ column, field, unguessed }: ColumnProposal): string | null => {
  if (field === null || unguessed.length === 0) return null;
  const risk = field === "availability" ? ": such vehicles would be on sale" : "";
  return `${column} (${field}): no key is known for ${quoteAll(unguessed)}${risk}`;
};

const askSites = ({ column, field }: ColumnProposal, { texts }: SampledColumn): string | null => {
  const sites = texts.filter((text) => !/^\d+$/.test(text));
  return field === "location_id" && sites.length > 0
    ? `${column}: add to locations which number of yours is ${quoteAll(sites)}`
    : null;
};

/** A column that nobody reads although its values are states of sale. */
const askStates = ({ column, field }: ColumnProposal, { texts, isUnique }: SampledColumn): string | null => {
  if (field !== null || isUnique || texts.length === 0 || texts.length > MAX_STATES) return null;
  const states = texts.filter((text) =>
    ["sold", "reserved"].includes(guessKey("availability", ["sold", "reserved"], text) ?? ""),
  );
  return states.length === 0 ? null : `${column} is not read, but ${quoteAll(states)} look like states of sale`;
};

/** A column whose name says a field that another one fills, or whose values do not fit. */
const askName = (
  proposal: ColumnProposal,
  column: SampledColumn,
  proposals: readonly ColumnProposal[],
): string | null => {
  if (proposal.field !== null || column.values.size === 0) return null;
  const best = matchesOf(column.name).find(
    ({ field, confidence }) => confidence >= (isAmount(field) ? 60 : WORD_ALONE) && isSingle(field),
  );
  if (best === undefined || getVehicleField(best.field).type === "location") return null;
  const owner = proposals.find(({ field }) => field === best.field);
  return owner === undefined
    ? `${column.name} can be ${best.field} by its name, but not by its values ${quoteAll(column.texts)}`
    : `${column.name} can be ${best.field} too, which ${owner.column} is taken for`;
};

/** The prices that are left where none is one for buyers. */
const askPrice = (
  columns: readonly SampledColumn[],
  proposals: readonly ColumnProposal[],
): readonly ProfileQuestion[] => {
  if (proposals.some(({ field }) => field === "price.purchase.cents")) return [];
  return columns.flatMap(({ name }) => {
    const reason = otherMeaning("price.purchase.cents", name);
    const isPrice = /pri[xsj]|preis|price|\b(?:vk|px)\b/i.test(name);
    return reason !== null && isPrice
      ? [{ column: name, question: `${name} is ${reason}: no column is the price with VAT` }]
      : [];
  });
};

/** What the profile cannot decide: each is asked, so that nothing is wrong in silence. */
export const askQuestions = (
  columns: readonly SampledColumn[],
  proposals: readonly ColumnProposal[],
): readonly ProfileQuestion[] => [
  ...proposals.flatMap((proposal, index) => {
    const column = columns[index];
    if (column === undefined) return [];
    const question =
      askValues(proposal) ??
      askSites(proposal, column) ??
      askStates(proposal, column) ??
      askName(proposal, column, proposals);
    return question === null ? [] : [{ column: proposal.column, question }];
  }),
  ...askPrice(columns, proposals),
];
