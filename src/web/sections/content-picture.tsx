import type { ContentImage } from "#domain/content/index.ts";
import type { PictureRatio } from "#domain/media/index.ts";
import { Photo } from "../../ui/photo/photo.tsx";
import { responsiveImage } from "../lib/responsive-image.ts";

type ContentPictureProps = {
  readonly image: ContentImage;
  /** How wide it will stand, in the words of the `sizes` attribute. */
  readonly sizes?: string;
  /** Null: as the editor gave it. */
  readonly ratio?: PictureRatio | null;
  readonly className?: string;
  /** The first picture of a page is fetched at once. */
  readonly eager?: boolean;
};

/** As wide as the page. */
const PAGE_WIDE = "(width >= 82.5rem) 1320px, 100vw";

/** A picture an editor chose. */
export const ContentPicture = ({ image, sizes = PAGE_WIDE, ratio = null, className, eager }: ContentPictureProps) => (
  <Photo
    source={responsiveImage(image, ratio)}
    alt={image.alt}
    sizes={sizes}
    className={className}
    eager={eager ?? false}
  />
);
