export { encodeFileName, type PictureAsset } from "./asset.ts";
export * from "./feed-picture.ts";
export { fileExtension, isFilmAddress, isVideoFile, playerUrl, readFilm } from "./films.ts";
export {
  type Icon,
  type IconAnswers,
  type IconRequest,
  isSafeIconBody,
  readIconRequest,
  readIconSet,
  splitIconName,
  splitIconRequest,
  withOwnIds,
  writeIconRequest,
  writeIconSet,
} from "./icons.ts";
export * from "./markings.ts";
export * from "./media-hosts.ts";
export * from "./picture-address.ts";
export * from "./rendition.ts";
