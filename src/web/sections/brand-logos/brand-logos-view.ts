import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import { countedLink, type CountedLink } from "../elements/counted-link.ts";
import type { LiveContent } from "../elements/live-content.ts";
import type { Brand } from "#domain/models/index.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

/** The brand's logo, else its name set as type. */
type BrandMarkView = { readonly type: "logo"; readonly src: string } | { readonly type: "name" };

/** The name if the market does not allow the brand's logo, or if the site has none. */
const toBrandMark = (
  { slug, logo }: Pick<Brand, "slug" | "logo">,
  disabledBrandLogos: readonly string[],
): BrandMarkView => {
  if (disabledBrandLogos.includes(slug)) return { type: "name" };
  if (logo !== null && /^\/(?!\/)/.test(logo.url)) return { type: "logo", src: logo.url };
  return { type: "name" };
};

type BrandItem = CountedLink & { readonly name: string; readonly mark: BrandMarkView };

export type BrandLogosView = Omit<SectionOf<"brand_logos">, "brands"> & { readonly brands: readonly BrandItem[] };

/** Omits brands without vehicles. */
export const toBrandLogosView = (
  { brands, ...section }: SectionOf<"brand_logos">,
  live: LiveContent,
): BrandLogosView => ({
  ...section,
  brands: selectBySlug(
    live.brands.filter((brand) => brand.in_group),
    brands,
  ).flatMap((brand) => {
    const { name, slug } = brand;
    const link = countedLink(live, { ...EMPTY_QUERY, values: { brand: [slug] } });
    return link === null ? [] : [{ name, mark: toBrandMark(brand, live.display.disabledBrandLogos), ...link }];
  }),
});
