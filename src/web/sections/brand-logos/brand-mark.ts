import type { Brand } from "#domain/models/index.ts";

/** Representation of a brand: logo, monogram, or name only. `letters`: one to three capitals. */
export type BrandMarkView =
  | { readonly type: "logo"; readonly src: string }
  | { readonly type: "monogram"; readonly letters: string }
  | { readonly type: "name" };

const ACRONYM = /^[A-Z]{2,3}$/;

/** Name only if the market does not allow the brand's logo; a monogram if no logo is available. */
export const toBrandMark = (
  { slug, name, logo }: Pick<Brand, "slug" | "name" | "logo">,
  disabledBrandLogos: readonly string[],
): BrandMarkView => {
  if (disabledBrandLogos.includes(slug)) return { type: "name" };
  if (logo !== null && /^\/(?!\/)/.test(logo.url)) return { type: "logo", src: logo.url };
  return { type: "monogram", letters: ACRONYM.test(name) ? name : name.charAt(0).toUpperCase() };
};
