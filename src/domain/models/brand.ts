import { z } from "zod";

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

const image = z.strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) });

/** The manufacturer for the legal notice. */
const manufacturer = z.strictObject({
  name: z.string().trim().min(1).max(120),
  address: z.string().trim().min(1).max(160),
  postcode: z.string().trim().min(1).max(12),
  town: z.string().trim().min(1).max(80),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country as two capitals"),
});

/** A brand in an import file; rejects unknown fields. */
export const brandSchema = z.strictObject({
  id: z.number().int().positive(),
  slug,
  name: z.string().trim().min(1).max(60),
  /** Without a logo the name is displayed. */
  logo: image.nullable().default(null),
  /** Brand colour for text on white; must have enough contrast. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour as #1a2b3c"),
  /** The group sells it new and it has brand pages; other brands occur in the used stock only. */
  in_group: z.boolean(),
  /** The brand has commercial vehicles. */
  vans: z.boolean().default(false),
  /** Sort position, ascending. */
  order: z.number().int().min(0).max(10_000).default(1000),
  /** Months of the maker's warranty on a new vehicle. */
  warranty_months: z.number().int().min(0).max(240).nullable().default(null),
  manufacturer: manufacturer.nullable().default(null),
});

export type BrandAttributes = Readonly<z.infer<typeof brandSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Brand = BrandAttributes & { readonly updated_at: string };

/** Reads brands in display order. */
export type BrandReader = {
  readonly all: () => Promise<readonly Brand[]>;
  readonly bySlug: (slug: string) => Promise<Brand | null>;
};

/** True if `name` is the slug of a brand with brand pages. */
export const isGroupBrand = (brands: readonly Pick<Brand, "slug" | "in_group">[], name: string): boolean =>
  brands.some((brand) => brand.in_group && brand.slug === name);
