export { mainPicture, type Picture, servedMedia, servedPhotos, studioSrcSet, studioUrl } from "./picture.ts";
export { PlateText } from "./plate.tsx";
export { preloadMask } from "./preload-mask.ts";
export { responsiveImage } from "./responsive-image.ts";
export { DrawingLabel, VehiclePicture } from "./vehicle-picture.tsx";
