import { z } from "zod";

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

const image = z.strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) });

/** Who makes the vehicles, for the legal mentions. */
const manufacturer = z.strictObject({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().min(1).max(160),
  postcode: z.string().trim().min(1).max(12),
  town: z.string().trim().min(1).max(80),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country as two capitals"),
});

/** A brand as an import brings it; field names as in the file, unknown ones refused. */
export const brandSchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  name: z.string().trim().min(1).max(60),
  /** Without one the name is set as a monogram. */
  logo: image.nullable().default(null),
  /** Its own colour, for its name on white: dark enough to be read there. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour as #1a2b3c"),
  /** It has pages of its own; any other is known from the used stock only. */
  in_group: z.boolean(),
  /** It has commercial vehicles. */
  vans: z.boolean().default(false),
  /** Where it stands among the brands, smallest first. */
  order: z.number().int().min(0).max(10_000).default(1000),
  /** Months of the maker's warranty on a new vehicle. */
  warranty_months: z.number().int().min(0).max(240).nullable().default(null),
  manufacturer: manufacturer.nullable().default(null),
});

export type BrandFacts = Readonly<z.infer<typeof brandSchema>>;

/** A brand of the group. `updated_at` is an ISO 8601 instant. */
export type Brand = BrandFacts & { readonly updated_at: string };

/** Reads the group's brands; the list comes in the order they are shown. */
export type BrandReader = {
  readonly all: () => Promise<readonly Brand[]>;
  readonly bySlug: (slug: string) => Promise<Brand | null>;
};

/** Whether a slug is that of a brand with pages of its own; any other first part of an address is no brand's. */
export const isGroupBrand = (brands: readonly Pick<Brand, "slug" | "in_group">[], name: string): boolean =>
  brands.some((brand) => brand.in_group && brand.slug === name);
