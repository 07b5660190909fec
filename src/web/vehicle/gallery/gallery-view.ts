import { isCutOut, studioShape, studioViews, type StudioView, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";
import { mainPicture, servedMedia, servedPhotos, type Picture } from "../../platform/pictures/index.ts";
import { COLOR_LABELS } from "#application/strings/vehicles/key-labels.ts";

export type GalleryMediumView =
  | { readonly type: "picture"; readonly picture: Picture; readonly view: StudioView }
  | { readonly type: "video"; readonly url: string; readonly alt: string; readonly poster: Picture };

type StudioPicture = Omit<Extract<Picture, { readonly kind: "studio" }>, "kind" | "alt">;

/** The media for the full-screen view: all but the older studio pictures, whose quality is too low at full size. */
export const fullScreenMedia = (media: readonly GalleryMediumView[]): readonly GalleryMediumView[] =>
  media.filter((medium) => medium.type === "video" || medium.picture.kind === "photo" || isCutOut(medium.view));

/** All views of a studio illustration. `name`: its subject, for the alternative texts. */
export const studioMedia = ({ shape, color }: StudioPicture, name: string): readonly GalleryMediumView[] =>
  studioViews(shape).map((view) => ({
    type: "picture",
    view,
    picture: { kind: "studio", shape, color, alt: `${name}, ${vehiclePageStrings.gallery.views[view]}` },
  }));

export const photoMedia = (photos: readonly { readonly url: string; readonly alt: string }[]) =>
  photos.map(
    ({ url, alt }): GalleryMediumView => ({
      type: "picture",
      view: "front",
      picture: { kind: "photo", url, alt },
    }),
  );

const vehiclePictures = (vehicle: Vehicle): readonly GalleryMediumView[] => {
  const photos = servedPhotos(vehicle);
  if (photos.length > 0) {
    return photoMedia(
      photos.map(({ url, alt }, index) => ({ url, alt: alt ?? `${vehicle.title}, photo ${index + 1}` })),
    );
  }
  const name = vehicleStrings.pictureAlt(vehicle.title, vehicle.color && COLOR_LABELS[vehicle.color]);
  return studioMedia({ shape: studioShape(vehicle), color: vehicle.color ?? "unknown" }, name);
};

/** Photographs, then videos; without photographs the studio illustrations come first. */
export const galleryMedia = (vehicle: Vehicle): readonly GalleryMediumView[] => {
  const videos = servedMedia(vehicle).filter((medium) => medium.type === "video");
  const poster = mainPicture(vehicle, "");
  return [
    ...vehiclePictures(vehicle),
    ...videos.map((video) => ({ type: "video", url: video.url, alt: video.alt ?? vehicle.title, poster }) as const),
  ];
};
