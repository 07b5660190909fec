import { useState, type MouseEvent } from "react";
import type { SectionOf } from "#domain/content/index.ts";
import { useFullScreen } from "../../vehicle/index.ts";
import { isPlainClick } from "../../platform/page/index.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { SectionFrame } from "../../platform/section-frame/index.ts";

/** The first of every six images is large. */
const LARGE_SIZES = "(width >= 82.5rem) 870px, (width >= 43.75rem) 62vw, 92vw";
const SMALL_SIZES = "(width >= 82.5rem) 424px, 46vw";

const HALF_SIZES = "(width >= 82.5rem) 648px, 46vw";

/** Four pictures are two rows of two; in longer lists one or two leftover pictures fill the last row. */
const sizesOf = (index: number, count: number): string => {
  const place = index % 6;
  if (place === 0) return LARGE_SIZES;
  if (count === 4) return HALF_SIZES;
  const leftover = index - place + 6 > count ? count % 6 : 0;
  if (place < 3 || leftover < 4) return SMALL_SIZES;
  return leftover === 4 ? "92vw" : HALF_SIZES;
};

type ImageGalleryView = SectionOf<"image_gallery">;

const toGalleryMedia = ({ images }: ImageGalleryView) =>
  images.map(({ image }) => ({
    type: "picture" as const,
    view: "front" as const,
    picture: { kind: "photo" as const, url: image.src, alt: image.alt },
  }));

/** Each picture links to its original; scripts open the full-screen view instead. */
export const ImageGallery = ({ view }: { readonly view: ImageGalleryView }) => {
  const { FullScreen, prefetch, enter, leave } = useFullScreen();
  const [start, setStart] = useState(0);
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setStart(index);
    enter();
  };
  return (
    <SectionFrame anchor={view.anchor} title={view.title}>
      <ul className="pictures" onPointerEnter={prefetch}>
        {view.images.map(({ image, caption }, index) => (
          <li key={`${image.src}-${index}`}>
            <figure>
              <a href={image.src} aria-haspopup="dialog" onClick={enlarge(index)}>
                <ContentPicture image={image} ratio="photo" sizes={sizesOf(index, view.images.length)} />
              </a>
              {caption && <figcaption className="caption text-s leading-m text-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {FullScreen && <FullScreen media={toGalleryMedia(view)} startIndex={start} onClose={leave} />}
    </SectionFrame>
  );
};
