import { ComponentGallery } from "./component-gallery.tsx";

/** `/_gallery`: all components with their examples; `/_gallery/{screen}`: one screen. Development only. */
const GalleryRoute = ({ params }: { readonly params: { readonly screen?: string } }) => (
  <ComponentGallery {...params} />
);

export default GalleryRoute;
