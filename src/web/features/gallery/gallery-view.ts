import { studioShape, studioViews, type StudioView, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { mainPicture, servedMedia, type Picture } from "../pictures/index.ts";
import { COLOR_LABELS } from "#application/strings/vehicles/key-labels.ts";

export type GalleryMediumView =
  | { readonly type: "picture"; readonly picture: Picture; readonly view: StudioView }
  | { readonly type: "video"; readonly url: string; readonly alt: string; readonly poster: Picture };

const studioPictures = (vehicle: Vehicle): readonly GalleryMediumView[] => {
  const shape = studioShape(vehicle);
  const name = vehicleStrings.pictureAlt(vehicle.title, vehicle.color && COLOR_LABELS[vehicle.color]);
  return studioViews(shape).map((view) => ({
    type: "picture",
    view,
    picture: {
      kind: "studio",
      shape,
      color: vehicle.color ?? "unknown",
      alt: `${name}, ${vehiclePageStrings.gallery.views[view]}`,
    },
  }));
};

/** Photographs, then videos; without photographs the studio illustrations come first. */
export const galleryMedia = (vehicle: Vehicle): readonly GalleryMediumView[] => {
  const photos = servedMedia(vehicle).filter((medium) => medium.type === "image");
  const pictures: readonly GalleryMediumView[] =
    photos.length === 0
      ? studioPictures(vehicle)
      : photos.map((photo, index) => ({
          type: "picture",
          view: "front",
          picture: { kind: "photo", url: photo.url, alt: photo.alt ?? `${vehicle.title}, photo ${index + 1}` },
        }));
  const videos = servedMedia(vehicle).filter((medium) => medium.type === "video");
  const poster = mainPicture(vehicle, "");
  return [
    ...pictures,
    ...videos.map((video) => ({ type: "video", url: video.url, alt: video.alt ?? vehicle.title, poster }) as const),
  ];
};
