import type { ContentImage } from "#domain/content/index.ts";
import type { PictureRatio } from "#domain/media/index.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { responsiveImage } from "../../platform/pictures/index.ts";

type ContentPictureProps = {
  readonly image: ContentImage;
  /** Value of the `sizes` attribute. */
  readonly sizes?: string;
  /** Null keeps the original ratio. */
  readonly ratio?: PictureRatio | null;
  readonly className?: string;
  readonly eager?: boolean;
};

const PAGE_WIDTH_SIZES = "(width >= 82.5rem) 1320px, 100vw";

export const ContentPicture = ({
  image,
  sizes = PAGE_WIDTH_SIZES,
  ratio = null,
  className,
  eager,
}: ContentPictureProps) => (
  <Photo
    source={responsiveImage(image, ratio)}
    alt={image.alt}
    sizes={sizes}
    scene
    className={className}
    eager={eager ?? false}
  />
);
