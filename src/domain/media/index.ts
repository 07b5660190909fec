export * from "./asset.ts";
export * from "./feed-picture.ts";
export * from "./films.ts";
export { isSafeIconBody, withOwnIds } from "./icon-body.ts";
export {
  type Icon,
  type IconAnswers,
  type IconRequest,
  readIconRequest,
  readIconSet,
  splitIconName,
  splitIconRequest,
  writeIconRequest,
  writeIconSet,
} from "./icons.ts";
export * from "./markings.ts";
export * from "./media-hosts.ts";
export * from "./picture-address.ts";
export * from "./picture-type.ts";
export * from "./rendition.ts";
