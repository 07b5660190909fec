import type { FieldStrings } from "../../field-strings.ts";

export const DEPOSIT_STRINGS = {
  label: "Premier versement",
  help: "En euros, si vous souhaitez en faire un. Il fait baisser le loyer.",
  messages: { invalid: "Indiquez le montant en chiffres et en euros entiers, par exemple 3\u202f000." },
} as const satisfies FieldStrings;

export const DURATION_STRINGS = {
  label: "Durée",
  options: { 24: "24\u00a0mois", 36: "36\u00a0mois", 48: "48\u00a0mois", 60: "60\u00a0mois" },
  messages: { required: "Choisissez une durée\u00a0: nous pouvons l’adapter ensuite." },
} as const satisfies FieldStrings;

export const YEARLY_MILEAGE_STRINGS = {
  label: "Kilomètres par an",
  options: {
    10000: "10\u202f000\u00a0km",
    15000: "15\u202f000\u00a0km",
    20000: "20\u202f000\u00a0km",
    25000: "25\u202f000\u00a0km",
    30000: "30\u202f000\u00a0km",
    40000: "40\u202f000\u00a0km",
    more: "Davantage",
  },
  messages: { required: "Choisissez un kilométrage, d’après votre moyenne des dernières années." },
} as const satisfies FieldStrings;
