import { groupThousands } from "#domain/shared/index.ts";

/** Quick search, on the home page and on the stock page. */
export const quickSearchStrings = {
  label: "Que cherchez-vous\u00a0?",
  hint: "SUV hybride moins de 30\u202f000\u00a0€",
  submit: "Rechercher",
  list: "Suggestions",
  vehicles: (count: number) => `${groupThousands(count)}\u00a0${count === 1 ? "véhicule" : "véhicules"}`,
  offers: (count: number) => `${groupThousands(count)}\u00a0${count === 1 ? "offre" : "offres"}`,
  announce: (count: number) => {
    if (count === 0) return "Aucune suggestion";
    return count === 1 ? "1\u00a0suggestion" : `${count}\u00a0suggestions`;
  },
  asText: (text: string) => `Recherché comme texte\u00a0: «\u00a0${text}\u00a0»`,
} as const;
