export { filmHosts, galleryMedia, type GalleryMediumView, photoMedia, studioMedia } from "./gallery-view.ts";
export { useFullScreen } from "./use-full-screen.ts";
export { VehicleGallery } from "./vehicle-gallery.tsx";
