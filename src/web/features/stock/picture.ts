import {
  studioShape,
  type Color,
  type Medium,
  type StudioShape,
  type StudioView,
  type Vehicle,
} from "#domain/vehicles/index.ts";

/** A photograph of the vehicle, or the studio's drawing of its body in its colour. */
export type Picture =
  | { readonly kind: "photo"; readonly url: string; readonly alt: string }
  | { readonly kind: "studio"; readonly shape: StudioShape; readonly color: Color | "unknown"; readonly alt: string };

/** A close-up stays as small as a card or half a page. */
const widthsOf = (view: StudioView): readonly number[] => (view === "detail" ? [480, 960] : [480, 960, 1600]);

/** Addresses are versioned by their folder: a redrawn studio gets the next number, so caches may keep them for good. */
export const studioUrl = (shape: StudioShape, view: StudioView, width: number): string =>
  `/studio/1/${shape}-${view}-${width}.webp`;

export const studioSrcSet = (shape: StudioShape, view: StudioView): string =>
  widthsOf(view)
    .map((width) => `${studioUrl(shape, view, width)} ${width}w`)
    .join(", ");

/**
 * What of a vehicle's media a page may show: what the site itself serves. A picture that is only linked from a feed would
 * take the visitor's address to another host, and the page's policy keeps it out.
 */
export const servedMedia = ({ media }: Pick<Vehicle, "media">): readonly Medium[] =>
  media.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

/** The first photograph where there is one, the studio's drawing otherwise. */
export const mainPicture = (vehicle: Vehicle, alt: string): Picture => {
  const photo = servedMedia(vehicle).find((medium) => medium.type === "image");
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt ?? alt };
  return { kind: "studio", shape: studioShape(vehicle), color: vehicle.color ?? "unknown", alt };
};
