export const errorStrings = {
  status: (status: number) => `Erreur ${status}`,
  /** Replaces the general text while the sold vehicle is known. */
  sold: (name: string) => `${name} a trouvé preneur. D’autres vous attendent dans notre stock.`,
} as const;
