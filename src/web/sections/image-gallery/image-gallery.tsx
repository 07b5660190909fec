import { useState, type MouseEvent } from "react";
import type { SectionOf } from "#domain/content/index.ts";
import { useFullScreen } from "../../features/vehicle/use-full-screen.ts";
import { ContentPicture } from "../content-picture.tsx";
import { SectionFrame } from "../section-frame.tsx";

/** The first of every six stands large. */
const LARGE = "(width >= 82.5rem) 870px, (width >= 43.75rem) 62vw, 92vw";
const SMALL = "(width >= 82.5rem) 424px, (width >= 43.75rem) 46vw, 46vw";

type GalleryView = SectionOf<"image_gallery">;

const mediaOf = ({ images }: GalleryView) =>
  images.map(({ image }) => ({
    type: "picture" as const,
    view: "front" as const,
    picture: { kind: "photo" as const, url: image.src, alt: image.alt },
  }));

/** A click that asks for a new tab or window is the browser's own. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Pictures of uneven size that hold together; each is a link to the whole of it, over the whole screen with scripts. */
export const ImageGallery = ({ view }: { readonly view: GalleryView }) => {
  const { FullScreen, fetchIt, enter, leave } = useFullScreen();
  const [start, setStart] = useState(0);
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setStart(index);
    enter();
  };
  return (
    <SectionFrame anchor={view.anchor} title={view.title}>
      <ul className="pictures" onPointerEnter={() => void fetchIt()}>
        {view.images.map(({ image, caption }, index) => (
          <li key={`${image.src}-${index}`}>
            <figure>
              <a href={image.src} aria-haspopup="dialog" onClick={enlarge(index)}>
                <ContentPicture image={image} ratio="photo" sizes={index % 6 === 0 ? LARGE : SMALL} />
              </a>
              {caption && <figcaption className="caption">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {FullScreen && <FullScreen media={mediaOf(view)} start={start} onClose={leave} />}
    </SectionFrame>
  );
};
