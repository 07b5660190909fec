import { COUNTRIES } from "#domain/countries/index.ts";
import { normalizePhone, readablePhone } from "#domain/forms/phone-number.ts";
import { findPosition } from "#domain/geo/index.ts";
import { entryInForce } from "#domain/leasing/index.ts";
import { type Clock, slugify, utcDay } from "#domain/shared/index.ts";
import { countryOf, type Paths, type Settings } from "#domain/site/index.ts";

export type ExampleDependencies = {
  /** Origin of the site. */
  readonly siteUrl: string;
  readonly settings: Pick<Settings, "locale" | "group" | "finance" | "vat" | "countryTerms">;
  readonly paths: Paths;
  readonly clock: Clock;
};

/** A location in the market's country, with numbers as people have them there. */
const exampleLocation = ({ siteUrl, settings, paths }: ExampleDependencies) => {
  const code = countryOf(settings);
  const { place, phone, vat } = COUNTRIES[code];
  const slug = slugify(place.town);
  const number = normalizePhone(phone.example, code);
  const position = findPosition(place.town, code);
  return {
    slug,
    name: `${settings.group.name} ${place.town}`,
    url: siteUrl + paths.location({ slug }),
    address: { street: "12, rue du Garage", ...place, country: code },
    position: position && { lat: position.lat, lng: position.lng },
    phone: number && readablePhone(number),
    email: settings.group.email,
    vat_number: vat.example,
  };
};

/** What differs between the examples of two groups. */
export const createExampleMarket = (deps: ExampleDependencies) => {
  const { siteUrl, settings, paths, clock } = deps;
  const today = utcDay(clock.now());
  const mentions = entryInForce(settings.finance.mentions, today);
  const vatShare = entryInForce(settings.vat, today)?.share ?? 0;
  return {
    siteUrl,
    paths,
    group: settings.group.name,
    location: exampleLocation(deps),
    lender: {
      lessor: settings.finance.lessor ?? settings.group.legal_name,
      acceptance: mentions?.acceptance ?? "",
      warning: mentions?.warning ?? "",
    },
    /** What follows a price with VAT. */
    priceSuffix: settings.countryTerms.vat.with,
    /** Cents with VAT, and without. */
    monthly: (cents: number) => ({ cents, cents_without_vat: Math.round(cents / (1 + vatShare)) }),
  };
};

export type ExampleMarket = ReturnType<typeof createExampleMarket>;
