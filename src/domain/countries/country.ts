/** The currency of every country here; prices are cents of it. */
export const CURRENCY = "EUR";

/** A day of each year: `MM-DD`, days after Easter Sunday, or the last Wednesday before `MM-DD`. */
export type HolidayRule = {
  /** In French; public holidays are named by law. */
  readonly name: string;
  /** First year in which it is a holiday. */
  readonly since?: number;
} & (
  | { readonly date: string /** Instead, where the date is a Sunday. */; readonly onSunday?: string }
  | { readonly easter: number }
  | { readonly wednesdayBefore: string }
);

type PhoneAttributes = {
  /** ITU-T E.164, without "+". */
  readonly callingCode: string;
  /** Digits of a number as it is written in the country, its trunk prefix included. */
  readonly national: RegExp;
  /** Those that are complete: of a country whose numbers may have any length, only the ones of fixed length. */
  readonly unmistakable: RegExp;
  /** A number as it is written in the country. */
  readonly example: string;
};

type PostcodeAttributes = {
  /** Upper case, without a prefix. Source: Universal Postal Union, postal addressing systems. */
  readonly pattern: RegExp;
  /** Digits at its start, by which towns are found. */
  readonly digits: number;
  /** Written before it, with or without a hyphen: "L", "LU". */
  readonly prefixes: readonly string[];
  /** Written before it in addresses: "L-". */
  readonly written: string;
  /** In French: "quatre chiffres". */
  readonly form: string;
  readonly example: string;
};

type VatAttributes = {
  /** The number without its prefix, digits and capitals only; null if its form or its check digits are wrong. */
  readonly read: (body: string) => string | null;
  /** In French: "LU et huit chiffres". */
  readonly form: string;
  /** With right check digits. */
  readonly example: string;
};

/** What follows an amount with and without value-added tax: "TTC", "hors TVA". */
export type VatTerms = { readonly with: string; readonly without: string };

/** Words of the trade, in French as the country uses them. Plain JSON, so that the browser has those of the market. */
export type CountryTerms = {
  /**
   * The yearly tax that a private person pays for a car, and why it is not estimated while the settings have no formula.
   * Null: the country has none.
   */
  readonly vehicleTax: { readonly name: string; readonly unknown: string } | null;
  /** The tax that a private person pays once, when a car is registered, as `vehicleTax`. */
  readonly registrationTax: { readonly name: string; readonly unknown: string } | null;
  /** Beside amounts; sentences say "toutes taxes comprises", which is French of all countries. */
  readonly vat: VatTerms;
  /** Insurance of damage to one's own car. */
  readonly ownDamageInsurance: string;
  /** The letter from A to G of the label that Directive 1999/94/EC requires of new passenger cars. */
  readonly consumptionClass: string;
  /** Its official languages (ISO 639-1); lists begin with them. */
  readonly languages: readonly string[];
  /** The periodic inspection, within a sentence. */
  readonly inspection: string;
};

/** What a lessor asks for, in French; the names of authorities and registers are the country's. */
export type LeasingDocuments = {
  readonly payslips: string;
  readonly residence: string;
  readonly taxNotices: string;
  /** Registration of a self-employed person. */
  readonly selfEmployed: string;
  readonly companyRegister: string;
  readonly beneficialOwners: string;
};

/** Degrees, WGS 84. */
type MapPosition = { readonly lat: number; readonly lng: number };

export type MapAttributes = {
  /** Around all of its land in Europe. */
  readonly bounds: { readonly north: number; readonly south: number; readonly west: number; readonly east: number };
  /** The middle of its map. */
  readonly centre: MapPosition;
  /** Code of its outline: ISO 3166-1 numeric. */
  readonly outline: string;
  /** Positions of its name clear of towns, each for maps of so many degrees of longitude. */
  readonly names: readonly (MapPosition & { readonly spans: readonly [min: number, max: number] })[];
  /** Its towns, as `parseTowns` reads them. */
  readonly towns: string;
};

/**
 * Everything that the program knows about a country. A country is one module and one line in `COUNTRIES`; without one
 * of these attributes it does not compile.
 */
export type Country = {
  /** In French: "Belgique", "en Belgique". */
  readonly name: string;
  readonly inCountry: string;
  /** Phrases by which visitors name it in a search, separated by commas. */
  readonly searchedAs: string;
  /** Neighbours (ISO 3166-1 alpha-2) in the order in which their visitors come: of pickers and of numbers that need a country. */
  readonly neighbours: readonly string[];
  readonly currency: typeof CURRENCY;
  /** The zone of its capital (IANA). */
  readonly timeZone: string;
  readonly phone: PhoneAttributes;
  readonly postcode: PostcodeAttributes;
  readonly vat: VatAttributes;
  /** A registration plate of a passenger car, as an example. */
  readonly plate: string;
  /** Characters of an IBAN. Source: SWIFT, IBAN registry. */
  readonly ibanLength: number;
  readonly terms: CountryTerms;
  readonly leasingDocuments: LeasingDocuments;
  /** A town and its postcode, as examples of what to type. */
  readonly place: { readonly town: string; readonly postcode: string };
  readonly holidays: readonly HolidayRule[];
  /** Holidays of a region beside those of the country, by its code (ISO 3166-2). */
  readonly regions: Readonly<Record<string, readonly HolidayRule[]>>;
  readonly map: MapAttributes;
};
