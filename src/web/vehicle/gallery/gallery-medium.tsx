import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { type Picture, VehiclePicture } from "../../platform/pictures/index.ts";
import type { GalleryMediumView as Medium } from "./gallery-view.ts";

const posterUrl = (picture: Picture): string =>
  picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`;

type GalleryMediumProps = { readonly medium: Medium; readonly sizes: string; readonly eager: boolean };

/** A picture, or a video without autoplay. */
export const GalleryMedium = ({ medium, sizes, eager }: GalleryMediumProps) => {
  if (medium.type === "picture") {
    return <VehiclePicture picture={medium.picture} view={medium.view} sizes={sizes} eager={eager} large />;
  }
  return (
    <video
      src={medium.url}
      poster={posterUrl(medium.poster)}
      controls
      muted
      playsInline
      preload="none"
      className="vehicle-picture studio"
      aria-label={medium.alt}
    />
  );
};
