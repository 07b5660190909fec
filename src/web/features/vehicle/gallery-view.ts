import { COLORS, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import { studioShape, type Picture, type StudioView } from "../stock/picture.ts";

export type GalleryMedium =
  | { readonly type: "picture"; readonly picture: Picture; readonly view: StudioView }
  | { readonly type: "video"; readonly url: string; readonly alt: string };

/** The car under its sheet is drawn from the front and the side only: nothing else of it is known. */
const VIEWS: readonly StudioView[] = ["front", "side", "rear", "interior", "detail"];
const COVERED_VIEWS: readonly StudioView[] = ["front", "side"];

const studioViews = (vehicle: Vehicle): readonly GalleryMedium[] => {
  const shape = studioShape(vehicle);
  const name = vehicleStrings.pictureAlt(vehicle.title, vehicle.color && COLORS[vehicle.color]);
  return (shape === "covered" ? COVERED_VIEWS : VIEWS).map((view) => ({
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
  const photos = vehicle.media.filter((medium) => medium.type === "image");
  const pictures: readonly GalleryMedium[] =
    photos.length === 0
      ? studioViews(vehicle)
      : photos.map((photo, index) => ({
          type: "picture",
          view: "front",
          picture: { kind: "photo", url: photo.url, alt: photo.alt ?? `${vehicle.title}, photo ${index + 1}` },
        }));
  const films = vehicle.media.filter((medium) => medium.type === "video");
  return [
    ...pictures,
    ...films.map((film) => ({ type: "video", url: film.url, alt: film.alt ?? vehicle.title }) as const),
  ];
};
