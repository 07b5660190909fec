import { classNames } from "../class-names.ts";

export type PhotoSource = {
  readonly src: string;
  /** Left out where there is one size only. */
  readonly srcSet?: string;
  /** Of the largest one, in pixels: they keep the place before it is there. */
  readonly width?: number;
  readonly height?: number;
};

type PhotoProps = {
  readonly source: PhotoSource;
  readonly alt: string;
  /** How wide it will stand, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of a page is fetched at once, before anything else it shows. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

/** A picture in as many sizes as there are screens; a quiet surface of its shape until it is there. */
export const Photo = ({ source, alt, sizes, eager = false, className }: PhotoProps) => (
  <img
    {...source}
    alt={alt}
    sizes={source.srcSet ? sizes : undefined}
    loading={eager ? "eager" : "lazy"}
    fetchPriority={eager ? "high" : undefined}
    decoding="async"
    className={classNames("photo", className)}
  />
);
