export const errorStrings = {
  status: (status: number) => `Erreur ${status}`,
  similar: "Ils pourraient vous plaire",
} as const;
