import type { FieldStrings } from "../field-strings.ts";

export const ADDRESS_STRINGS = {
  street: { label: "Rue et numéro", messages: { required: "Indiquez votre rue et le numéro." } },
  postcode: {
    label: "Code postal",
    messages: {
      required: "Indiquez votre code postal.",
      invalid: "Vérifiez le code postal et le pays\u00a0: au Luxembourg, quatre chiffres, par exemple 8080.",
    },
  },
  town: { label: "Localité", messages: { required: "Indiquez votre localité." } },
  country: {
    label: "Pays",
    options: { LU: "Luxembourg", BE: "Belgique", FR: "France", DE: "Allemagne", NL: "Pays-Bas", other: "Autre pays" },
    messages: { required: "Choisissez votre pays." },
  },
} as const satisfies Readonly<Record<string, FieldStrings>>;
