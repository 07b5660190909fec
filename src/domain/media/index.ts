export * from "./asset.ts";
export * from "./focus.ts";
export * from "./picture-address.ts";
export * from "./picture-type.ts";
export * from "./rendition.ts";
export * from "./feed-picture.ts";
export { isSafeIconBody } from "./icon-body.ts";
export { readIconSet } from "./icon-set.ts";
export * from "./icons.ts";
