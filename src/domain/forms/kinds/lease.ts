import type { LeadFieldDefinition } from "../field-kinds/index.ts";

export const LEASE_GROUP = "Votre leasing";

export const DURATION = {
  kind: "select",
  group: LEASE_GROUP,
  name: "duration",
  label: "Durée",
  required: true,
  initial: "48",
  width: "half",
  options: [
    { value: "24", label: "24\u00a0mois" },
    { value: "36", label: "36\u00a0mois" },
    { value: "48", label: "48\u00a0mois" },
    { value: "60", label: "60\u00a0mois" },
  ],
  messages: { required: "Choisissez une durée\u00a0: nous pouvons l’adapter ensuite." },
} as const satisfies LeadFieldDefinition;

export const YEARLY_MILEAGE = {
  kind: "select",
  name: "yearly_mileage",
  label: "Kilomètres par an",
  required: true,
  initial: "15000",
  width: "half",
  options: [
    { value: "10000", label: "10\u202f000\u00a0km" },
    { value: "15000", label: "15\u202f000\u00a0km" },
    { value: "20000", label: "20\u202f000\u00a0km" },
    { value: "25000", label: "25\u202f000\u00a0km" },
    { value: "30000", label: "30\u202f000\u00a0km" },
    { value: "more", label: "Davantage" },
  ],
  messages: { required: "Choisissez un kilométrage, d’après votre moyenne des dernières années." },
} as const satisfies LeadFieldDefinition;

export const DEPOSIT = {
  kind: "text",
  name: "deposit",
  label: "Premier versement",
  help: "En euros, si vous souhaitez en faire un. Il baisse la mensualité.",
  format: "number",
  max: 12,
  messages: { invalid: "Indiquez le montant en chiffres et en euros entiers, par exemple 3\u202f000." },
} as const satisfies LeadFieldDefinition;
