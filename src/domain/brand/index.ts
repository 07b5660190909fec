export { type BrandFile, type BrandIdentity, brandIdentitySchema, DEFAULT_BRAND, iconSvg, toPalette } from "./brand.ts";
export { brandStyle, fontPath } from "./brand-style.ts";
export { type Drawing, logoSize, logoSvg, readDrawing } from "./drawing.ts";
export { type MailLook, mailLookOf, mailLookSchema } from "./mail-look.ts";
export { contrast, DEFAULT_PALETTE, derivePalette, TEXT_CONTRAST } from "./palette.ts";
export { SOCIAL_PICTURE, socialPictureSvg } from "./social-picture.ts";
export { TEXT_ON_BACKGROUND } from "./shades.ts";
