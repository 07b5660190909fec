import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import type { FieldStrings } from "../../field-strings.ts";

const COUNTRY_NAMES = Object.fromEntries(Object.entries(COUNTRIES).map(([code, { name }]) => [code, name])) as Readonly<
  Record<CountryCode, string>
>;

export const ADDRESS_STRINGS = {
  street: { label: "Rue et numéro", messages: { required: "Indiquez votre rue et le numéro." } },
  postcode: {
    label: "Code postal",
    messages: { required: "Indiquez votre code postal." },
  },
  town: { label: "Localité", messages: { required: "Indiquez votre localité." } },
  country: {
    label: "Pays",
    options: { ...COUNTRY_NAMES, other: "Autre pays" },
    messages: { required: "Choisissez votre pays." },
  },
} as const satisfies Readonly<Record<string, FieldStrings>>;
