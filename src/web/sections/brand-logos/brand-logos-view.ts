import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import { countedLink, type CountedLink } from "../elements/counted-link.ts";
import type { LiveContent } from "../elements/live-content.ts";
import type { Brand } from "#domain/models/index.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

/** Representation of a brand: logo, monogram, or name only. `letters`: one to three capitals. */
type BrandMarkView =
  | { readonly type: "logo"; readonly src: string }
  | { readonly type: "monogram"; readonly letters: string }
  | { readonly type: "name" };

const ACRONYM = /^[A-Z]{2,3}$/;

/** Name only if the market does not allow the brand's logo; a monogram if no logo is available. */
const toBrandMark = (
  { slug, name, logo }: Pick<Brand, "slug" | "name" | "logo">,
  disabledBrandLogos: readonly string[],
): BrandMarkView => {
  if (disabledBrandLogos.includes(slug)) return { type: "name" };
  if (logo !== null && /^\/(?!\/)/.test(logo.url)) return { type: "logo", src: logo.url };
  return { type: "monogram", letters: ACRONYM.test(name) ? name : name.charAt(0).toUpperCase() };
};

type BrandItem = CountedLink & { readonly name: string; readonly color: string; readonly mark: BrandMarkView };

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
    const { name, color, slug } = brand;
    const link = countedLink(live, { ...EMPTY_QUERY, values: { brand: [slug] } });
    return link === null ? [] : [{ name, color, mark: toBrandMark(brand, live.display.disabledBrandLogos), ...link }];
  }),
});
