import { createMarkupReader, type MarkupValue, toMarkupValue } from "../../markup-value.ts";

/** The complete conditions of an offer, which a document states in its markup alone. `rest`: the offer's id. */
export type OfferConditions = string | MarkupValue<number, string>;

/** The id of the popover that holds the conditions. */
export const conditionsId = (offerId: number): string => `offre-${offerId}`;

export const documentConditions = (offerId: number, text: string): OfferConditions => toMarkupValue(offerId, text);

const readConditions = createMarkupReader<number, string>(
  (page, offerId) => page.querySelector(`#${conditionsId(offerId)} > p`)?.textContent ?? "",
);

export const conditionsText = (conditions: OfferConditions): string =>
  typeof conditions === "string" ? conditions : readConditions(conditions);
