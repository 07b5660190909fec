import type { CountryCode } from "../countries/index.ts";

/** The market's country, ISO 3166-1 alpha-2, by its locale: BCP 47 with a country, such as "fr-LU". Settings name one that has a module. */
export const countryOf = ({ locale }: { readonly locale: string }): CountryCode => locale.slice(-2) as CountryCode;
