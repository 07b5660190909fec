/** The market's country, ISO 3166-1 alpha-2, by its locale: BCP 47 with a country, such as "fr-LU". */
export const countryOf = ({ locale }: { readonly locale: string }): string => locale.slice(-2);
