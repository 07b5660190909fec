import type { LeadFieldDefinition } from "../field-kinds/index.ts";

const STREET = {
  kind: "text",
  name: "street",
  label: "Rue et numéro",
  required: true,
  max: 120,
  autocomplete: "address-line1",
  messages: { required: "Indiquez votre rue et le numéro." },
} as const satisfies LeadFieldDefinition;

const POSTCODE = {
  kind: "text",
  name: "postcode",
  label: "Code postal",
  required: true,
  format: "postcode",
  max: 16,
  autocomplete: "postal-code",
  width: "half",
  messages: {
    required: "Indiquez votre code postal.",
    invalid: "Vérifiez le code postal et le pays\u00a0: au Luxembourg, quatre chiffres, par exemple 8080.",
  },
} as const satisfies LeadFieldDefinition;

const TOWN = {
  kind: "text",
  name: "town",
  label: "Localité",
  required: true,
  max: 80,
  autocomplete: "address-level2",
  width: "half",
  messages: { required: "Indiquez votre localité." },
} as const satisfies LeadFieldDefinition;

const COUNTRY = {
  kind: "select",
  name: "country",
  label: "Pays",
  required: true,
  initial: "LU",
  autocomplete: "country",
  options: [
    { value: "LU", label: "Luxembourg" },
    { value: "BE", label: "Belgique" },
    { value: "FR", label: "France" },
    { value: "DE", label: "Allemagne" },
    { value: "NL", label: "Pays-Bas" },
    { value: "other", label: "Autre pays" },
  ],
  messages: { required: "Choisissez votre pays." },
} as const satisfies LeadFieldDefinition;

export const ADDRESS = [STREET, POSTCODE, TOWN, COUNTRY] as const;
