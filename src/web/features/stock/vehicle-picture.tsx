import type { StudioView } from "#domain/vehicles/index.ts";
import { studioSrcSet, studioUrl, type Picture } from "./picture.ts";

type VehiclePictureProps = {
  readonly picture: Picture;
  readonly view?: StudioView;
  /** How wide it will stand, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page are fetched at once. */
  readonly eager?: boolean;
};

const WHOLE_CAR: ReadonlySet<StudioView> = new Set(["front", "side", "rear"]);

export const VehiclePicture = ({ picture, view = "front", sizes, eager = false }: VehiclePictureProps) => {
  const common = {
    alt: picture.alt,
    width: 960,
    height: 640,
    loading: eager ? ("eager" as const) : ("lazy" as const),
    fetchPriority: eager ? ("high" as const) : undefined,
    decoding: "async" as const,
  };
  if (picture.kind === "photo") return <img {...common} src={picture.url} className="vehicle-picture studio" />;
  return (
    <img
      {...common}
      src={studioUrl(picture.shape, view, 960)}
      srcSet={studioSrcSet(picture.shape, view)}
      sizes={sizes}
      className={`vehicle-picture paint-${picture.color}${WHOLE_CAR.has(view) ? " paint-inset" : ""}`}
    />
  );
};
