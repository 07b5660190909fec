import { COLORS, studioShape, studioViews, type StudioView, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { mainPicture, servedMedia, type Picture } from "../stock/picture.ts";

export type GalleryMedium =
  | { readonly type: "picture"; readonly picture: Picture; readonly view: StudioView }
  | { readonly type: "video"; readonly url: string; readonly alt: string; readonly poster: Picture };

const drawnViews = (vehicle: Vehicle): readonly GalleryMedium[] => {
  const shape = studioShape(vehicle);
  const name = vehicleStrings.pictureAlt(vehicle.title, vehicle.color && COLORS[vehicle.color]);
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

/** The vehicle's own photographs and films; without a photograph the studio's views stand in. */
export const galleryViews = (vehicle: Vehicle): readonly GalleryMedium[] => {
  const photos = servedMedia(vehicle).filter((medium) => medium.type === "image");
  const pictures: readonly GalleryMedium[] =
    photos.length === 0
      ? drawnViews(vehicle)
      : photos.map((photo, index) => ({
          type: "picture",
          view: "front",
          picture: { kind: "photo", url: photo.url, alt: photo.alt ?? `${vehicle.title}, photo ${index + 1}` },
        }));
  const films = servedMedia(vehicle).filter((medium) => medium.type === "video");
  const poster = mainPicture(vehicle, "");
  return [
    ...pictures,
    ...films.map((film) => ({ type: "video", url: film.url, alt: film.alt ?? vehicle.title, poster }) as const),
  ];
};
