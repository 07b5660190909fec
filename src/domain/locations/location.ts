import { z } from "zod";
import { compactNumber, isIban, isLuxembourgVatNumber } from "./legal-numbers.ts";
import { openingHoursSchema } from "./opening-hours.ts";
import { SERVICES } from "./services.ts";
import { socialLinksSchema } from "./social.ts";

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

const phone = z.string().regex(/^\+[1-9]\d{0,3}(?: ?\d){5,13}$/, "must be a phone number as +352 20 00 01 01");

const vatNumber = z
  .string()
  .transform(compactNumber)
  .refine((value) => !value.startsWith("LU") || isLuxembourgVatNumber(value), {
    error: "must be a VAT number: LU and 8 digits, the last two the first six modulo 89",
  })
  .refine((value) => /^[A-Z]{2}[A-Z0-9]{8,12}$/.test(value), { error: "must be a VAT number with its country" });

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

/** A location in an import file; rejects unknown fields. */
export const locationSchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  name: z.string().trim().min(1).max(120),
  /** Slugs of the brands it sells or serves. */
  brands: z.array(slug).default([]),
  services: z.array(z.enum(SERVICES)).default([]),
  address: z.string().trim().min(1).max(160),
  postcode: z.string().trim().min(2).max(12),
  town: z.string().trim().min(1).max(80),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default("LU"),
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
});

export type LocationAttributes = Readonly<z.infer<typeof locationSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Location = LocationAttributes & { readonly updated_at: string };

type PostalLocation = Pick<Location, "address" | "postcode" | "town" | "country">;

/** "50, route de Longwy" and "L-8080 Bertrange". */
export const postalLines = (location: PostalLocation): readonly [street: string, town: string] => {
  const code =
    location.country === "LU" && !location.postcode.startsWith("L-") ? `L-${location.postcode}` : location.postcode;
  return [location.address, `${code} ${location.town}`];
};

/** "50, route de Longwy, L-8080 Bertrange". */
export const postalAddress = (location: PostalLocation): string => postalLines(location).join(", ");
