import type { SectionOf } from "#domain/content/index.ts";
import { ContentPicture } from "../content-picture.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** Pictures of uneven size that hold together; each is a link to the whole of it. */
export const ImageGallery = ({ view }: { readonly view: SectionOf<"image_gallery"> }) => (
  <SectionFrame anchor={view.anchor} title={view.title}>
    <ul className="pictures">
      {view.images.map(({ image, caption }, index) => (
        <li key={`${image.src}-${index}`}>
          <figure>
            <a href={image.src}>
              <ContentPicture image={image} />
            </a>
            {caption && <figcaption className="caption">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
