import { Gallery } from "./gallery.tsx";

/** `/_gallery`: every component with its examples; routed in development only. */
const GalleryRoute = () => <Gallery />;

export default GalleryRoute;
