export { type Brand, type BrandFile, brandSchema, PLAIN_BRAND, toPalette } from "./brand.ts";
export { iconSvg } from "./brand-icon.ts";
export { brandStyle, fontPath } from "./brand-style.ts";
export { contrast } from "./colour.ts";
export { logoSize, logoSvg } from "./logo-drawing.ts";
export { type MailLook, mailLookOf, mailLookSchema } from "./mail-look.ts";
export { type Drawing, readDrawing } from "./drawing.ts";
export { derivePalette, OWN_PALETTE, TEXT_CONTRAST } from "./palette.ts";
export { TEXT_ON_GROUND } from "./shades.ts";
