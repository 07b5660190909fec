export { encodeFileName, type PictureAsset } from "./asset.ts";
export * from "./feed-picture.ts";
export { fileExtension, isFilmAddress, isVideoFile, playerUrl, readFilm } from "./films.ts";
export * from "./icons.ts";
export * from "./markings.ts";
export * from "./media-hosts.ts";
export * from "./picture-address.ts";
export * from "./rendition.ts";
