export const errorStrings = {
  status: (status: number) => `Erreur ${status}`,
  /** In place of the general words, while it is remembered which vehicle it was. */
  sold: (name: string) => `${name} a trouvé preneur. D’autres vous attendent dans notre stock.`,
} as const;
