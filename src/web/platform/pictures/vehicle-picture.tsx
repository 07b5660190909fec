import { isCutOut, type StudioView } from "#domain/vehicles/index.ts";
import { Photo } from "../../../ui/photo/photo.tsx";
import { responsiveImage } from "./responsive-image.ts";
import { preloadGalleryMask, preloadMask } from "./preload-mask.ts";
import { studioSrcSet, studioUrl, type Picture } from "./picture.ts";

type VehiclePictureProps = {
  readonly picture: Picture;
  readonly view?: StudioView;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly eager?: boolean;
  /** True in galleries, whose style sheet has the masks of large fronts. */
  readonly large?: boolean;
  /** Maximum width of a studio file, in pixels; by default the largest one is offered too. */
  readonly maxWidth?: number;
};

const DIMENSIONS = { width: 960, height: 640 };

export const VehiclePicture = (props: VehiclePictureProps) => {
  const { picture, view = "front", sizes, eager = false, large = false, maxWidth } = props;
  if (picture.kind === "photo") {
    const source = { ...DIMENSIONS, ...responsiveImage({ src: picture.url }, "photo") };
    return <Photo source={source} alt={picture.alt} sizes={sizes} eager={eager} className="vehicle-picture studio" />;
  }
  if (eager && isCutOut(view)) {
    if (large) preloadGalleryMask({ shape: picture.shape, view });
    else preloadMask({ shape: picture.shape, view, large: false });
  }
  return (
    <img
      {...DIMENSIONS}
      alt={picture.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      src={studioUrl(picture.shape, view, 960)}
      srcSet={studioSrcSet(picture.shape, view, maxWidth)}
      sizes={sizes}
      className={`vehicle-picture paint-${picture.color}${isCutOut(view) ? " cut-out" : ""}`}
    />
  );
};
