import { classNames } from "../class-names.ts";

export type PhotoSource = {
  readonly src: string;
  /** Omitted if there is one size only. */
  readonly srcSet?: string;
  /** Size of the largest image in pixels, which reserves the space before it loads. */
  readonly width?: number;
  readonly height?: number;
};

type PhotoProps = {
  readonly source: PhotoSource;
  readonly alt: string;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** Loads with high priority; for the first picture of a page. */
  readonly eager?: boolean;
  /** A picture of the page, not of what is on sale: darker in the dark scheme. */
  readonly scene?: boolean;
  readonly className?: string | undefined;
};

/** A responsive image with a plain surface until it is loaded. */
export const Photo = ({ source, alt, sizes, eager = false, scene = false, className }: PhotoProps) => (
  <img
    {...source}
    alt={alt}
    sizes={source.srcSet ? sizes : undefined}
    loading={eager ? "eager" : "lazy"}
    fetchPriority={eager ? "high" : undefined}
    decoding="async"
    className={classNames("photo", scene && "photo-scene", className)}
  />
);
