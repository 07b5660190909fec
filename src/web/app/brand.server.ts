import { type BrandIdentity, fontPath } from "#domain/brand/index.ts";

const fontOf = ({ font }: BrandIdentity): string | null => {
  if (font.kind === "file") return fontPath(font.version);
  return font.kind === "system" ? "" : null;
};

export const headBrand = (brand: BrandIdentity) => ({
  /** Address of the style sheet; null: there is none. */
  style: brand.style?.path ?? null,
  /** Address of the font; empty: the visitor's own; null: the program's. */
  font: fontOf(brand),
});
