import { Gallery } from "./gallery.tsx";

/** `/_gallery`: every component with its examples, `/_gallery/{screen}`: a whole screen. In development only. */
const GalleryRoute = ({ params }: { readonly params: { readonly screen?: string } }) => <Gallery {...params} />;

export default GalleryRoute;
