import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import { countedLink, type CountedLink } from "../elements/counted-link.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { toBrandMark, type BrandMarkView } from "./brand-mark.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

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
