/** Reasons why an alert's email lists a vehicle. */
export const alertEmailStrings = {
  new: "Nouveau",
  priced: "Prix affiché",
  /** `amount`: "1 000 €". */
  cheaper: (amount: string): string => `Prix en baisse de ${amount}`,
} as const;
