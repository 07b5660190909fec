export { ImageGallery as image_gallery } from "../image-gallery/image-gallery.tsx";
