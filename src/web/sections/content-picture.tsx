import type { ContentImage } from "#domain/content/index.ts";

type ContentPictureProps = {
  readonly image: ContentImage;
  readonly className?: string;
  /** The first picture of a page is fetched at once. */
  readonly eager?: boolean;
};

/** A picture an editor chose. */
export const ContentPicture = ({ image, className, eager = false }: ContentPictureProps) => (
  <img
    src={image.src}
    alt={image.alt}
    className={className}
    loading={eager ? "eager" : "lazy"}
    fetchPriority={eager ? "high" : undefined}
    decoding="async"
  />
);
