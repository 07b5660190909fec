export { galleryMedia, photoMedia, studioMedia, type GalleryMediumView } from "./gallery-view.ts";
export { useFullScreen } from "./use-full-screen.ts";
export { VehicleGallery } from "./vehicle-gallery.tsx";
