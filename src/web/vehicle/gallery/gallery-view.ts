import type { EmbeddedHosts } from "#application/site/index.ts";
import { readFilm } from "#domain/media/index.ts";
import { type Medium, studioShape, studioViews, type StudioView, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { vehicleStrings } from "../strings/vehicles-strings.ts";
import type { HostedFilm } from "../../platform/films/index.ts";
import { mainPicture, servedPhotos, type Picture } from "../../platform/pictures/index.ts";
import { COLOR_LABELS } from "#application/strings/vehicles/key-labels.ts";

export type GalleryMediumView =
  | { readonly type: "picture"; readonly picture: Picture; readonly view: StudioView }
  | { readonly type: "video"; readonly url: string; readonly alt: string; readonly poster: Picture }
  | FilmView;

/** A film of another host. `site`: the host of `href`, the address of the feed, without "www.". */
export type FilmView = {
  readonly type: "film";
  readonly film: HostedFilm;
  readonly title: string;
  readonly href: string;
  readonly site: string;
  readonly poster: Picture;
};

type StudioPicture = Omit<Extract<Picture, { readonly kind: "studio" }>, "kind" | "alt">;

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

const toFilm = ({ url, alt }: Medium, vehicle: Vehicle, poster: Picture): GalleryMediumView | null => {
  const title = alt ?? vehicle.title;
  if (url.startsWith("/")) return { type: "video", url, alt: title, poster };
  const film = readFilm(url);
  if (film === null || film.host === null) return null;
  const site = new URL(url).host.replace(/^www\./, "");
  return { type: "film", film: { ...film, host: film.host }, title, href: url, site, poster };
};

/** Photographs, then videos; without photographs the studio illustrations come first. */
export const galleryMedia = (vehicle: Vehicle): readonly GalleryMediumView[] => {
  const videos = vehicle.media.filter(({ type }) => type === "video");
  const poster = mainPicture(vehicle, "");
  return [...vehiclePictures(vehicle), ...videos.flatMap((video) => toFilm(video, vehicle, poster) ?? [])];
};

/** Hosts that the films load after a click, to be allowed by the content policy. */
export const filmHosts = (media: readonly GalleryMediumView[]): EmbeddedHosts => {
  const films = media.flatMap((medium) => (medium.type === "film" ? [medium.film] : []));
  const hostsOf = (type: HostedFilm["type"]): ReadonlySet<string> =>
    new Set(films.filter((film) => film.type === type).map(({ host }) => host));
  return { frames: hostsOf("player"), media: hostsOf("file") };
};
