export { mainPicture, type Picture, servedMedia, servedPhotos, studioSrcSet, studioUrl } from "./picture.ts";
export { preloadMask } from "./preload-mask.ts";
export { responsiveImage } from "./responsive-image.ts";
export { DrawingLabel, Plate, PlateText, VehiclePicture } from "./vehicle-picture.tsx";
