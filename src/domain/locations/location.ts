import { z } from "zod";
import { isRecord, plainSigns, tokenize } from "../shared/index.ts";
import { compactNumber, findCountry, isCountryCode, normalizePostcode, readVatNumber } from "../countries/index.ts";
import { isWithin } from "../geo/index.ts";
import { isIban } from "./legal-numbers.ts";
import { openingHoursSchema } from "./opening-hours.ts";
import { socialLinksSchema } from "./social.ts";
import { type Service, SERVICES } from "./services.ts";

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

const phone = z
  .string()
  .regex(/^\+[1-9]\d{0,3}(?: ?\d){5,13}$/, "must be a phone number with + and its country's code");

const vatNumber = z.string().transform((text, context): string => {
  const number = readVatNumber(text);
  if (number !== null) return number;
  const example = findCountry(text.trim().slice(0, 2).toUpperCase())?.vat.example;
  const message = `must be a VAT number with its country and right check digits${example ? `, as ${example}` : ""}`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const iban = z
  .string()
  .transform(compactNumber)
  .refine(isIban, { error: "must be an IBAN whose check digits are right" });

const image = z.strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) });

export const DEPARTMENT_KEYS = ["sales", "used", "fleet", "workshop", "bodywork", "parts", "reception"] as const;

const department = z.strictObject({
  key: z.enum(DEPARTMENT_KEYS),
  name: z.string().trim().min(1).max(80),
  phone: phone.nullable().default(null),
  email: z.email().nullable().default(null),
});

const appointment = z.strictObject({
  /** Name of the location in the external booking widget; null uses the site's form. */
  widget_location: z.string().min(1).nullable().default(null),
  /** Minutes of a workshop appointment and its number of customers; null uses the market's setting. */
  slot_minutes: z.number().int().min(15).max(240).nullable().default(null),
  slot_capacity: z.number().int().min(1).max(20).nullable().default(null),
});

/** Stored as text: "0012" is not 12. */
const storeCode = z
  .string({ error: 'must be a text: in quotation marks, as "0012"' })
  .trim()
  .min(1)
  .max(64)
  .nullable()
  .default(null);

/** By what an ad network's account knows the location; null: by its slug. */
const storeCodes = z.strictObject({ google: storeCode, meta: storeCode });

const locationObject = z.strictObject({
  id: z.number().int().positive(),
  slug,
  name: z.string().trim().min(1).max(120),
  /** Slugs of the brands it sells or serves. */
  brands: z.array(slug).default([]),
  services: z.array(z.enum(SERVICES)).default([]),
  address: z.string().trim().min(1).max(160),
  postcode: z.string().trim().min(2).max(12),
  town: z.string().trim().min(1).max(80),
  /** ISO 3166-1 alpha-2; unless a file states it, the market's (`completeLocation`). */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country's code (ISO 3166-1)"),
  /** Degrees, WGS 84. */
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone,
  email: z.email(),
  vat_number: vatNumber.nullable().default(null),
  iban: iban.nullable().default(null),
  /** Link to directions on a map service. */
  route: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  showroom_hours: openingHoursSchema,
  workplace_hours: openingHoursSchema.nullable().default(null),
  images: z.array(image).default([]),
  departments: z.array(department).default([]),
  social: socialLinksSchema,
  appointment: appointment.prefault({}),
  store_codes: storeCodes.prefault({}),
});

type Checked = z.infer<typeof locationObject>;

type Context = z.RefinementCtx;

const checkPostcode = ({ postcode, country }: Checked, context: Context): void => {
  if (normalizePostcode(postcode, country) !== null) return;
  const example = findCountry(country)?.postcode.example;
  const message = `must be a postcode of ${country}${example === undefined ? "" : `, as ${example}`}`;
  context.addIssue({ code: "custom", path: ["postcode"], message });
};

const checkPosition = ({ lat, lng, country }: Checked, context: Context): void => {
  const bounds = findCountry(country)?.map.bounds;
  if (bounds === undefined || isWithin({ lat, lng }, bounds)) return;
  const areSwapped = isWithin({ lat: lng, lng: lat }, bounds);
  const message = `and lng ${lng} are outside ${country}${areSwapped ? ": they are swapped" : ""}`;
  context.addIssue({ code: "custom", path: ["lat"], message });
};

/** A location in an import file; rejects unknown fields. Its postcode becomes the one without the country's prefix. */
export const locationSchema = locationObject
  .superRefine((location, context) => {
    checkPostcode(location, context);
    checkPosition(location, context);
  })
  .overwrite((location) => ({
    ...location,
    postcode: normalizePostcode(location.postcode, location.country) ?? location.postcode,
  }));

/** Hours without a calendar follow the one of the country. */
const withCalendar = (hours: unknown, country: unknown): unknown =>
  isRecord(hours) && isCountryCode(country) ? { public_holidays: country, ...hours } : hours;

/** The row of a file with what the market and the location's country say where it says nothing. */
export const completeLocation = (row: unknown, market: string | null): unknown => {
  if (!isRecord(row)) return row;
  const country = row["country"] ?? market ?? undefined;
  const hours = Object.fromEntries(
    ["showroom_hours", "workplace_hours"].flatMap((name) =>
      name in row ? [[name, withCalendar(row[name], country)] as const] : [],
    ),
  );
  return { ...row, ...(country === undefined ? {} : { country }), ...hours };
};

export type LocationAttributes = Readonly<z.infer<typeof locationSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Location = LocationAttributes & { readonly updated_at: string };

type PostalLocation = Pick<Location, "address" | "postcode" | "town" | "country">;

/** "12, rue du Pont" and "L-9999 Exempleville". */
export const postalLines = (location: PostalLocation): readonly [street: string, town: string] => {
  const written = findCountry(location.country)?.postcode.written ?? "";
  const code = location.postcode.startsWith(written) ? location.postcode : written + location.postcode;
  return [location.address, `${code} ${location.town}`];
};

/** "12, rue du Pont, L-9999 Exempleville". */
export const postalAddress = (location: PostalLocation): string => postalLines(location).join(", ");

/** Reads the group's locations in order of id. */
export type LocationReader = {
  readonly all: () => Promise<readonly Location[]>;
  readonly byId: (id: number) => Promise<Location | null>;
  readonly bySlug: (slug: string) => Promise<Location | null>;
};

type SearchableLocation = Pick<Location, "name" | "town" | "postcode" | "address" | "services">;

/** Texts by which visitors find a service. */
type ServiceLabels = Readonly<Record<Service, string>>;

const locationTokens = (location: SearchableLocation, serviceLabels: ServiceLabels): readonly string[] =>
  tokenize(
    [
      location.name,
      location.town,
      location.postcode,
      `l${location.postcode}`,
      location.address,
      ...location.services.map((service) => serviceLabels[service]),
    ].join(" "),
  );

/** Visitors write a postcode as "L-8080" or "8080". */
const queryTokens = (text: string): readonly string[] => tokenize(plainSigns(text).replaceAll(/\bl-(?=\d)/gi, ""));

/**
 * The locations that match a search text: each of its tokens must be a prefix of a token of the name, town, postcode,
 * address or services, ignoring case and accents. A text without tokens matches all. Preserves the order.
 */
export const findLocations = <P extends SearchableLocation>(
  locations: readonly P[],
  text: string,
  serviceLabels: ServiceLabels,
): readonly P[] => {
  const tokens = queryTokens(text);
  return locations.filter((location) => {
    const candidates = locationTokens(location, serviceLabels);
    return tokens.every((token) => candidates.some((candidate) => candidate.startsWith(token)));
  });
};
