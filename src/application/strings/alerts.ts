import { type Alert, toStockQuery } from "#domain/alerts/index.ts";

/** Reasons why an alert's email lists a vehicle. */
export const alertEmailStrings = {
  new: "Nouveau",
  priced: "Prix affiché",
  /** `amount`: "1 000 €". */
  cheaper: (amount: string): string => `Prix en baisse de ${amount}`,
} as const;

/** The name with the typed search text; only for confirmed alerts. */
export const fullAlertName = ({ name, criteria }: Pick<Alert, "name" | "criteria">): string => {
  const searchText = criteria.kind === "search_alert" ? toStockQuery(criteria.query).q : null;
  return searchText === null ? name : `${name}, «\u00a0${searchText}\u00a0»`;
};
